import { categories, collections } from '@shop/contracts/categories';
import { useCallback } from 'react';
import { useListContext } from 'react-admin';
import { texts } from '../texts/fi.ts';
import { ChoiceFilter } from '../ui/ChoiceFilter.tsx';
import { ListFilters } from '../ui/ListFilters.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { useSmallScreen } from '../ui/use-small-screen.ts';
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
  const { filterValues, setFilters, sort, setSort } = useListContext();
  const small = useSmallScreen();
  const { q, ...filter } = filterValues as ProductFilter;
  const search = useCallback(
    (words: string) => setFilters({ ...filter, ...(words ? { q: words } : {}) }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `filter` is made anew at every render
    [filterValues, setFilters],
  );
  const narrow = (key: 'kategoria' | 'kokoelmat', value: string) => {
    const { [key]: _, ...rest } = filterValues as ProductFilter;
    setFilters(value ? { ...rest, [key]: value } : rest);
  };
  return (
    <ListFilters
      search={<SearchField label={texts.products.searchLabel} value={q ?? ''} onSearch={search} />}
      active={[filter.kategoria, filter.kokoelmat].filter(Boolean).length}
      onClear={() => {
        const { kategoria: _category, kokoelmat: _collection, ...rest } = filterValues as ProductFilter;
        setFilters(rest);
      }}
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
        any={texts.products.anyCategory}
        value={filter.kategoria ?? ''}
        choices={categories}
        onChoose={(id) => narrow('kategoria', id)}
      />
      <ChoiceFilter
        label={texts.products.collection}
        any={texts.products.anyCollection}
        value={filter.kokoelmat ?? ''}
        choices={collections}
        onChoose={(id) => narrow('kokoelmat', id)}
      />
    </ListFilters>
  );
}
