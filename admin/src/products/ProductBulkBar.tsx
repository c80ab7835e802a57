import { useState } from 'react';
import { useDataProvider, useGetMany, useListContext, useNotify } from 'react-admin';
import { texts } from '../texts/fi.ts';
import { BulkBar } from '../ui/BulkBar.tsx';
import css from '../ui/BulkBar.module.css';
import { MAX_TOGETHER } from '../ui/bulk-limit.ts';
import { Icon } from '../ui/Icon.tsx';
import { useEach } from '../ui/use-each.ts';
import { changeOf, type BulkEdit, type BulkKind } from './bulk-change.ts';
import { BulkEditDialog } from './BulkEditDialog.tsx';
import type { ProductRecord } from './product-record.ts';

const { bulk } = texts.products;
const kinds = Object.keys(bulk.kinds) as BulkKind[];

/** Changes one thing on all the chosen products, on each only if it is still as it was seen. */
export function ProductBulkBar() {
  const { selectedIds, onSelect } = useListContext<ProductRecord>();
  const { data: products = [], isPlaceholderData } = useGetMany<ProductRecord>(
    'product',
    { ids: selectedIds },
    { enabled: selectedIds.length <= MAX_TOGETHER },
  );
  const [kind, setKind] = useState<BulkKind>();
  const { each, busy } = useEach<ProductRecord>();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const save = async (edit: BulkEdit) => {
    setKind(undefined);
    const left = await each(products, (product) =>
      dataProvider.update<ProductRecord>('product', {
        id: product.id,
        data: { ...changeOf(edit, product), version: product.version },
        previousData: product,
      }),
    );
    onSelect(left);
    if (left.length === 0) notify(texts.product.saved, { type: 'success' });
    else notify(bulk.savedSome(products.length - left.length, left.length), { type: 'warning' });
  };
  return (
    <BulkBar label={bulk.together}>
      <span className={css.select}>
        <select
          aria-label={bulk.change}
          value=""
          disabled={busy || isPlaceholderData || products.length < selectedIds.length}
          onChange={(event) => setKind(event.target.value as BulkKind)}
        >
          <option value="" disabled>
            {bulk.change}
          </option>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {bulk.kinds[one]}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} />
      </span>
      {kind ? (
        <BulkEditDialog
          kind={kind}
          count={products.length}
          onSave={(edit) => void save(edit)}
          onCancel={() => setKind(undefined)}
        />
      ) : null}
    </BulkBar>
  );
}
