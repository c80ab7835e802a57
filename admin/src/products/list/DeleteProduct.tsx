import { useDelete, useNotify, useDataProvider, useRefresh } from 'react-admin';
import { texts } from '../../texts/fi.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { UNDO_MS, UndoToast } from '../../ui/UndoToast.tsx';
import { useLast } from '../../ui/use-last.ts';
import type { ProductRecord } from '../../providers/product-record.ts';
import type { ShopDataProvider } from '../../providers/data-provider.ts';

const undoOf = (id: string) => <UndoDelete id={id} />;

type Props = { product: ProductRecord | undefined; onDone: () => void };

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

function UndoDelete({ id }: { id: string }) {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const undo = async () => {
    try {
      await dataProvider.restoreProduct(id);
      notify(texts.products.restored, { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : texts.errors.unreachable, { type: 'error' });
    }
    refresh();
  };
  return <UndoToast message={texts.products.deleted} onUndo={() => void undo()} />;
}
