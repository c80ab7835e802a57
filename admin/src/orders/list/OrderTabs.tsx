import { useListContext } from 'react-admin';
import { texts } from '../../texts/fi.ts';
import { SavedViewTabs } from '../../saved-views/SavedViewTabs.tsx';
import { SaveView } from '../../saved-views/SaveView.tsx';
import { useSavedViews } from '../../saved-views/use-saved-views.ts';
import { ListTabs } from '../../ui/ListTabs.tsx';
import {
  newestFirst,
  orderViewNames,
  orderViews,
  viewOf,
  type OrderFilter,
  type OrderView,
} from './order-views.ts';
import { useOrderCount } from './use-order-count.ts';

const builtIn = orderViewNames.map((name) => ({ filter: orderViews[name], sort: newestFirst }));

export function OrderTabs() {
  const { filterValues, setFilters } = useListContext();
  const { chosen, open } = useSavedViews();
  const filter = filterValues as OrderFilter;
  const counts: Record<OrderView, number | undefined> = {
    all: useOrderCount('all'),
    toPack: useOrderCount('toPack'),
    withheld: useOrderCount('withheld'),
    unpaid: useOrderCount('unpaid'),
    inShipping: useOrderCount('inShipping'),
    review: useOrderCount('review'),
    failed: useOrderCount('failed'),
    cancelled: useOrderCount('cancelled'),
  };
  const tabs = orderViewNames.map((id) => ({ id, label: texts.orders.views[id], count: counts[id] }));
  const choose = (id: string) => {
    const view = orderViews[id as OrderView];
    if (chosen) open({ filter: view, sort: newestFirst });
    else setFilters({ ...(filter.q ? { q: filter.q } : {}), ...view });
  };
  return (
    <ListTabs
      label={texts.list.views}
      tabs={tabs}
      chosen={chosen ? undefined : viewOf(filter)}
      onChoose={choose}
      end={<SaveView builtIn={builtIn} />}
    >
      <SavedViewTabs />
    </ListTabs>
  );
}
