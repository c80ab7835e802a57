import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../../providers/data-provider.ts';
import { texts } from '../../texts/fi.ts';
import { UndoToast } from '../../ui/UndoToast.tsx';

/** Says that a product is gone, and takes that back. */
export function UndoDelete({ id }: { id: string }) {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const undo = async () => {
    try {
      await dataProvider.restoreProduct(id);
      notify(texts.products.restored, { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : texts.errors.away, { type: 'error' });
    }
    refresh();
  };
  return <UndoToast message={texts.products.deleted} onUndo={() => void undo()} />;
}
