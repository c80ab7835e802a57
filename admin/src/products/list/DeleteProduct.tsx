import { useDelete, useNotify } from 'react-admin';
import { texts } from '../../texts/fi.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { UNDO_MS } from '../../ui/UndoToast.tsx';
import { useLast } from '../../ui/use-last.ts';
import { UndoDelete } from './UndoDelete.tsx';
import type { ProductRecord } from '../../providers/product-record.ts';

const undoOf = (id: string) => <UndoDelete id={id} />;

type Props = { product: ProductRecord | undefined; onDone: () => void };

/** Takes a product out of the shop, after asking. */
export function DeleteProduct({ product, onDone }: Props) {
  const shown = useLast(product);
  const notify = useNotify();
  const [remove, { isPending }] = useDelete<ProductRecord, Error>();
  const confirm = () => {
    if (!product) return;
    void remove(
      'product',
      { id: product.id, previousData: product },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(undoOf(product.id), { autoHideDuration: UNDO_MS }),
        onError: (error) => notify(error.message, { type: 'error' }),
        onSettled: onDone,
      },
    );
  };
  return (
    <ConfirmDialog
      open={product !== undefined}
      question={texts.products.deleteQuestion(shown?.title ?? '')}
      confirm={texts.products.deleteConfirm}
      busy={isPending}
      onConfirm={confirm}
      onCancel={onDone}
    >
      {texts.products.deleteLine}
    </ConfirmDialog>
  );
}
