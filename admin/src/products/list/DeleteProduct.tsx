import { useDelete, useNotify, useRefresh } from 'react-admin';
import { texts } from '../../texts/fi.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { UNDO_MS, UndoToast } from '../../ui/UndoToast.tsx';
import { useLast } from '../../ui/use-last.ts';
import type { ProductRecord } from '../../providers/product-record.ts';
import { useRestoreProduct } from './use-restore-product.ts';

const undoOf = (product: ProductRecord) => <UndoDelete product={product} />;

type Props = { product: ProductRecord | undefined; onDone: () => void };

export function DeleteProduct({ product, onDone }: Props) {
  const shown = useLast(product);
  const notify = useNotify();
  const refresh = useRefresh();
  const [remove, { isPending }] = useDelete<ProductRecord, Error>();
  const confirm = () => {
    if (!product) return;
    void remove(
      'product',
      { id: product.id, previousData: product },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(undoOf(product), { autoHideDuration: UNDO_MS });
          refresh();
        },
        onError: (error) => notify(error.message, { type: 'error' }),
        onSettled: onDone,
      },
    );
  };
  return (
    <ConfirmDialog
      open={product !== undefined}
      question={texts.products.deleteQuestion(shown?.title ?? '')}
      confirm={texts.products.deleteConfirm[shown?.state ?? 'published']}
      busy={isPending}
      onConfirm={confirm}
      onCancel={onDone}
    >
      {texts.products.deleteLine[shown?.state ?? 'published']}
    </ConfirmDialog>
  );
}

function UndoDelete({ product }: { product: ProductRecord }) {
  const restore = useRestoreProduct();
  return <UndoToast message={texts.products.deleted} onUndo={() => void restore(product)} />;
}
