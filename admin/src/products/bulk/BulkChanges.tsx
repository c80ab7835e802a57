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

type Asked = { kind: BulkKind; products: ProductRecord[]; onLeft?: ((ids: string[]) => void) | undefined };

/** Changes one field of products, each only at its expected version, and offers undo. */
export function BulkChanges({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const { save, undo, busy } = useBulkEdit();
  const notify = useNotify();
  const offered = useMemo(
    () => ({
      ask: (kind: BulkKind, products: ProductRecord[], onLeft?: Asked['onLeft']) =>
        setAsked({ kind, products, onLeft }),
      busy,
    }),
    [busy],
  );

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
  const change = async (edit: BulkEdit, changing: ProductRecord[], onLeft: Asked['onLeft']) => {
    setAsked(undefined);
    const { edited, left, reasons } = await save(edit, changing);
    onLeft?.(left);
    const message =
      left.length === 0
        ? texts.product.saved
        : [bulk.savedSome(edited.length, left.length), ...reasons.slice(0, MAX_REASONS)].join(' ');
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
          onSave={(edit, changing) => void change(edit, changing, asked.onLeft)}
          onCancel={() => setAsked(undefined)}
        />
      ) : null}
    </BulkChangesContext>
  );
}
