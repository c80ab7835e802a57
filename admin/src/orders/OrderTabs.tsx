import { useListContext } from 'react-admin';
import { texts } from '../texts/fi.ts';
import { ListTabs } from '../ui/ListTabs.tsx';
import { orderViewNames, orderViews, viewOf, type OrderFilter, type OrderView } from './order-views.ts';
import { useOrderCount } from './use-order-count.ts';

/** The piles with how many lie in each. */
export function OrderTabs() {
  const { filterValues, setFilters } = useListContext();
  const filter = filterValues as OrderFilter;
  const counts: Record<OrderView, number | undefined> = {
    all: useOrderCount('all'),
    toPack: useOrderCount('toPack'),
    unpaid: useOrderCount('unpaid'),
    inShipping: useOrderCount('inShipping'),
    review: useOrderCount('review'),
    failed: useOrderCount('failed'),
  };
  const tabs = orderViewNames.map((id) => ({ id, label: texts.orders.views[id], count: counts[id] }));
  const choose = (id: string) =>
    setFilters({ ...(filter.q ? { q: filter.q } : {}), ...orderViews[id as OrderView] });
  return <ListTabs label={texts.list.views} tabs={tabs} chosen={viewOf(filter)} onChoose={choose} />;
}
