import { useMemo, useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { texts } from '../../texts/fi.ts';
import { UNDO_MS, UndoToast } from '../../ui/UndoToast.tsx';
import type { BulkEdit, BulkKind } from './bulk-change.ts';
import { BulkChangesContext } from './bulk-changes.ts';
import { BulkEditDialog } from './BulkEditDialog.tsx';
import type { ProductRecord } from '../../providers/product-record.ts';
import { useBulkEdit, type EditedProduct } from './use-bulk-edit.ts';

const { bulk } = texts.products;

const MAX_REASONS = 2;

type Asked = { kind: BulkKind; products: ProductRecord[]; onFailed?: ((ids: string[]) => void) | undefined };

export function BulkChanges({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const { save, undo, busy } = useBulkEdit();
  const notify = useNotify();
  const offered = useMemo(
    () => ({
      ask: (kind: BulkKind, products: ProductRecord[], onFailed?: Asked['onFailed']) =>
        setAsked({ kind, products, onFailed }),
      isBusy: busy,
    }),
    [busy],
  );

  const takeBack = async (edit: BulkEdit, edited: EditedProduct[]) => {
    const unchanged = await undo(edit, edited);
    const undone = edited.length - unchanged.length;
    const sentences = [
      undone > 0 ? bulk.undone(undone) : '',
      unchanged.length > 0 ? bulk.notUndone(unchanged.map(({ before }) => before.title)) : '',
    ];
    const isWhole = unchanged.length === 0;
    notify(sentences.filter(Boolean).join(' '), {
      type: isWhole ? 'success' : 'warning',
      ...(isWhole ? {} : { autoHideDuration: UNDO_MS }),
    });
  };
  const change = async (edit: BulkEdit, changing: ProductRecord[], onFailed: Asked['onFailed']) => {
    setAsked(undefined);
    const { edited, failedIds, reasons } = await save(edit, changing);
    onFailed?.(failedIds);
    const message =
      failedIds.length === 0
        ? texts.product.saved
        : [bulk.savedSome(edited.length, failedIds.length), ...reasons.slice(0, MAX_REASONS)].join(' ');
    if (edited.length === 0) return notify(message, { type: 'warning' });
    notify(<UndoToast message={message} onUndo={() => void takeBack(edit, edited)} />, {
      autoHideDuration: UNDO_MS,
    });
  };

  return (
    <BulkChangesContext value={offered}>
      {children}
      {asked ? (
        <BulkEditDialog
          kind={asked.kind}
          products={asked.products}
          onSave={(edit, changing) => void change(edit, changing, asked.onFailed)}
          onCancel={() => setAsked(undefined)}
        />
      ) : null}
    </BulkChangesContext>
  );
}
