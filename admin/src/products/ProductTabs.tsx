import { useGetList, useListContext } from 'react-admin';
import { texts } from '../texts/fi.ts';
import { ListTabs } from '../ui/ListTabs.tsx';
import {
  productSorts,
  productViewNames,
  productViewOf,
  productViews,
  type ProductFilter,
  type ProductView,
} from './product-views.ts';

export function ProductTabs() {
  const { filterValues, setFilters } = useListContext();
  const filter = filterValues as ProductFilter;
  const counts: Record<ProductView, number | undefined> = {
    all: useProductCount('all'),
    published: useProductCount('published'),
    draft: useProductCount('draft'),
    low: useProductCount('low'),
    out: useProductCount('out'),
  };
  const tabs = productViewNames.map((id) => ({ id, label: texts.products.views[id], count: counts[id] }));
  const choose = (id: string) => {
    const { state: _state, stock: _stock, ...rest } = filter;
    setFilters({ ...rest, ...productViews[id as ProductView] });
  };
  return <ListTabs label={texts.list.views} tabs={tabs} chosen={productViewOf(filter)} onChoose={choose} />;
}

function useProductCount(view: ProductView): number | undefined {
  return useGetList('product', {
    pagination: { page: 1, perPage: 1 },
    sort: productSorts.newest,
    filter: productViews[view],
  }).total;
}
