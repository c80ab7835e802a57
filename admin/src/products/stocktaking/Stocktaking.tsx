import Button from '@mui/material/Button';
import { categories } from '@shop/shop-rules/categories';
import { ListBase, useListContext } from 'react-admin';
import { Allowed } from '../../providers/Allowed.tsx';
import { texts } from '../../texts/fi.ts';
import { ChoiceFilter } from '../../ui/ChoiceFilter.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Form } from '../../ui/Form.tsx';
import { Lead } from '../../ui/Lead.tsx';
import { ListFailure } from '../../ui/ListFailure.tsx';
import { ListFilters } from '../../ui/ListFilters.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { usePageSize } from '../../ui/use-page-size.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { useListFilter } from '../../ui/use-list-filter.ts';
import work from '../../ui/WorkList.module.css';
import { useLeaveWarning } from '../../ui/unsaved-changes.ts';
import type { ProductRecord } from '../../providers/product-record.ts';
import { productSorts, type ProductFilter } from '../list/product-views.ts';
import { CountRow } from './CountRow.tsx';
import { summaryOf } from './count-plan.ts';
import css from './Stocktaking.module.css';
import { useCounts } from './use-counts.ts';

const { stocktaking: words } = texts;
const PAGE_SIZES = [20, 40, 100];

export default function Stocktaking() {
  const perPage = usePageSize('product', PAGE_SIZES, 40);
  return (
    <ListBase<ProductRecord>
      resource="product"
      storeKey="stocktaking"
      sort={productSorts.title}
      perPage={perPage}
    >
      <PageHeading title={words.heading} />
      <Lead>{words.lead}</Lead>
      <Allowed to="products" otherwise={<Lead>{texts.rights.lookOnly}</Lead>}>
        <Filters />
        <Shelf />
      </Allowed>
    </ListBase>
  );
}

function Filters() {
  const { filter, narrow, search, clear } = useListFilter<ProductFilter>();
  const { q, kategoria } = filter;
  return (
    <ListFilters
      search={<SearchField label={texts.products.searchLabel} value={q ?? ''} onSearch={search} />}
      activeCount={kategoria ? 1 : 0}
      onClear={clear}
    >
      <ChoiceFilter
        label={texts.products.category}
        anyLabel={texts.products.anyCategory}
        value={kategoria ?? ''}
        choices={categories}
        onChoose={(id) => narrow({ kategoria: id })}
      />
    </ListFilters>
  );
}

function Shelf() {
  const { data, error, isPending, refetch } = useListContext<ProductRecord>();
  const { form, counts, type, save, busy } = useCounts();
  const { counted, differing, isInvalid } = summaryOf(Object.values(counts));
  useLeaveWarning(Object.keys(counts).length > 0);
  const submit = () => (busy || isInvalid || counted === 0 ? undefined : save());
  if (error) return <ListFailure onRetry={() => void refetch()} />;
  if (isPending) return <RowsSkeleton />;
  return (
    <Form form={form} className={css.form} onSubmit={submit}>
      {data.length === 0 ? (
        <EmptyState title={texts.products.emptyFiltered} line={texts.products.emptyFilteredLine} />
      ) : (
        <ul className={work.list}>
          {data.map((product) => (
            <CountRow
              key={product.id}
              product={product}
              count={counts[product.id]}
              onType={(place, text) => type(product, place, text)}
            />
          ))}
        </ul>
      )}
      <Pager sizes={PAGE_SIZES} />
      <div className={work.bar}>
        <output>{isInvalid ? words.hasInvalid : words.sum(counted, differing)}</output>
        <Button type="submit" disabled={busy || isInvalid || counted === 0}>
          {words.save}
        </Button>
      </div>
    </Form>
  );
}
