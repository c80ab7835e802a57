import { useGetMany, useListContext } from 'react-admin';
import { texts } from '../../texts/fi.ts';
import { BulkBar } from '../../ui/BulkBar.tsx';
import { MAX_TOGETHER } from '../../ui/bulk-limit.ts';
import { BulkMenu } from '../../ui/BulkMenu.tsx';
import { ChooseAll } from '../../ui/ChooseAll.tsx';
import type { BulkKind } from '../bulk/bulk-change.ts';
import { useBulkChanges } from '../bulk/bulk-changes.ts';
import { bulkChoices } from '../bulk/bulk-choices.ts';
import type { ProductRecord } from '../../providers/product-record.ts';

const { bulk } = texts.products;

/** Refetches first, because cached products may be stale. Unchanged ones stay selected. */
export function ProductBulkBar() {
  const { selectedIds, onSelect } = useListContext<ProductRecord>();
  const { data: products = [], isFetching } = useGetMany<ProductRecord>(
    'product',
    { ids: selectedIds },
    { enabled: selectedIds.length <= MAX_TOGETHER },
  );
  const { ask, isBusy } = useBulkChanges();
  return (
    <BulkBar label={bulk.together}>
      <BulkMenu<BulkKind>
        label={bulk.change}
        choices={bulkChoices}
        disabled={isBusy || isFetching || products.length < selectedIds.length}
        onChoose={(kind) => ask(kind, products, onSelect)}
      />
      <ChooseAll />
    </BulkBar>
  );
}
