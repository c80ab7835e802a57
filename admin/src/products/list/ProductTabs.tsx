import { useGetList, useListContext } from 'react-admin';
import { texts } from '../../texts/fi.ts';
import { SavedViewTabs } from '../../saved-views/SavedViewTabs.tsx';
import { SaveView } from '../../saved-views/SaveView.tsx';
import { useSavedViews } from '../../saved-views/use-saved-views.ts';
import { ListTabs } from '../../ui/ListTabs.tsx';
import {
  productSorts,
  productViewNames,
  productViewOf,
  productViews,
  type ProductFilter,
  type ProductView,
} from './product-views.ts';

const builtIn = productViewNames.map((name) => ({ filter: productViews[name], sort: productSorts.newest }));

export function ProductTabs() {
  const { filterValues, setFilters } = useListContext();
  const { chosen, open } = useSavedViews();
  const filter = filterValues as ProductFilter;
  const counts: Record<ProductView, number | undefined> = {
    all: useProductCount('all'),
    published: useProductCount('published'),
    draft: useProductCount('draft'),
    low: useProductCount('low'),
    out: useProductCount('out'),
    sale: useProductCount('sale'),
    deleted: useProductCount('deleted'),
  };
  const tabs = productViewNames.map((id) => ({ id, label: texts.products.views[id], count: counts[id] }));
  const choose = (id: string) => {
    const view = productViews[id as ProductView];
    const { state: _state, stock: _stock, sale: _sale, ...rest } = filter;
    if (chosen) open({ filter: view, sort: productSorts.newest });
    else setFilters({ ...rest, ...view });
  };
  return (
    <ListTabs
      label={texts.list.views}
      tabs={tabs}
      chosen={chosen ? undefined : productViewOf(filter)}
      onChoose={choose}
      end={<SaveView builtIn={builtIn} />}
    >
      <SavedViewTabs />
    </ListTabs>
  );
}

function useProductCount(view: ProductView): number | undefined {
  return useGetList('product', {
    pagination: { page: 1, perPage: 1 },
    sort: productSorts.newest,
    filter: productViews[view],
  }).total;
}
