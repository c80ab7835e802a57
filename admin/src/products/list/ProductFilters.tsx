import { categories, collections } from '@shop/shop-rules/categories';
import { useListContext } from 'react-admin';
import { texts } from '../../texts/fi.ts';
import { ChoiceFilter } from '../../ui/ChoiceFilter.tsx';
import { ListFilters } from '../../ui/ListFilters.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useListFilter } from '../../ui/use-list-filter.ts';
import { useSmallScreen } from '../../ui/use-small-screen.ts';
import { LayoutSwitch } from './LayoutSwitch.tsx';
import {
  productSortNames,
  productSortOf,
  productSorts,
  type ProductFilter,
  type ProductSort,
} from './product-views.ts';

const sortChoices = productSortNames.map((id) => ({ id, label: texts.products.orders[id] }));

export function ProductFilters() {
  const { sort, setSort } = useListContext();
  const { filter, narrow, search } = useListFilter<ProductFilter>();
  const { q, kategoria, kokoelmat } = filter;
  const small = useSmallScreen();
  return (
    <ListFilters
      search={<SearchField label={texts.products.searchLabel} value={q ?? ''} onSearch={search} />}
      activeCount={[kategoria, kokoelmat].filter(Boolean).length}
      onClear={() => narrow({ kategoria: '', kokoelmat: '' })}
      end={
        <>
          <ChoiceFilter
            label={texts.products.order}
            value={productSortOf(sort)}
            choices={sortChoices}
            onChoose={(id) => setSort({ ...productSorts[id as ProductSort] })}
          />
          {small ? null : <LayoutSwitch />}
        </>
      }
    >
      <ChoiceFilter
        label={texts.products.category}
        anyLabel={texts.products.anyCategory}
        value={kategoria ?? ''}
        choices={categories}
        onChoose={(id) => narrow({ kategoria: id })}
      />
      <ChoiceFilter
        label={texts.products.collection}
        anyLabel={texts.products.anyCollection}
        value={kokoelmat ?? ''}
        choices={collections}
        onChoose={(id) => narrow({ kokoelmat: id })}
      />
    </ListFilters>
  );
}
