import { useState } from 'react';
import { useGetMany, useListContext, useNotify } from 'react-admin';
import { texts } from '../texts/fi.ts';
import { BulkBar } from '../ui/BulkBar.tsx';
import { MAX_TOGETHER } from '../ui/bulk-limit.ts';
import { BulkMenu } from '../ui/BulkMenu.tsx';
import { UNDO_MS, UndoToast } from '../ui/UndoToast.tsx';
import type { BulkEdit, BulkKind } from './bulk-change.ts';
import { BulkEditDialog } from './BulkEditDialog.tsx';
import type { ProductRecord } from './product-record.ts';
import { useBulkEdit, type EditedProduct } from './use-bulk-edit.ts';

const { bulk } = texts.products;
const kinds = Object.keys(bulk.kinds) as BulkKind[];
const choices = kinds.map((id) => ({ id, label: bulk.kinds[id] }));

/** Changes one thing on all the chosen products, on each only if it is still as it was seen. */
export function ProductBulkBar() {
  const { selectedIds, onSelect } = useListContext<ProductRecord>();
  const { data: products = [], isPlaceholderData } = useGetMany<ProductRecord>(
    'product',
    { ids: selectedIds },
    { enabled: selectedIds.length <= MAX_TOGETHER },
  );
  const [kind, setKind] = useState<BulkKind>();
  const { save, undo, busy } = useBulkEdit();
  const notify = useNotify();

  const takeBack = async (edit: BulkEdit, edited: EditedProduct[]) => {
    const left = await undo(edit, edited);
    const undone = edited.length - left.length;
    const said = [
      undone > 0 ? bulk.undone(undone) : '',
      left.length > 0 ? bulk.notUndone(left.map(({ before }) => before.title)) : '',
    ];
    const isWhole = left.length === 0;
    notify(said.filter(Boolean).join(' '), {
      type: isWhole ? 'success' : 'warning',
      ...(isWhole ? {} : { autoHideDuration: UNDO_MS }),
    });
  };
  const change = async (edit: BulkEdit, changing: ProductRecord[]) => {
    setKind(undefined);
    const { edited, left } = await save(edit, changing);
    onSelect(left);
    const message = left.length === 0 ? texts.product.saved : bulk.savedSome(edited.length, left.length);
    if (edited.length === 0) return notify(message, { type: 'warning' });
    notify(<UndoToast message={message} onUndo={() => void takeBack(edit, edited)} />, {
      autoHideDuration: UNDO_MS,
    });
  };

  return (
    <BulkBar label={bulk.together}>
      <BulkMenu<BulkKind>
        label={bulk.change}
        choices={choices}
        disabled={busy || isPlaceholderData || products.length < selectedIds.length}
        onChoose={setKind}
      />
      {kind ? (
        <BulkEditDialog
          kind={kind}
          products={products}
          onSave={(edit, changing) => void change(edit, changing)}
          onCancel={() => setKind(undefined)}
        />
      ) : null}
    </BulkBar>
  );
}
