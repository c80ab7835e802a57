import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useCloseNotification, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../providers/data-provider.ts';
import { texts } from '../texts/fi.ts';

/** Says that a product is gone, and takes that back. */
export function UndoDelete({ id }: { id: string }) {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const close = useCloseNotification();
  const notify = useNotify();
  const refresh = useRefresh();
  const undo = async () => {
    close();
    try {
      await dataProvider.restoreProduct(id);
      notify(texts.products.restored, { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : texts.errors.away, { type: 'error' });
    }
    refresh();
  };
  return (
    <SnackbarContent
      message={texts.products.deleted}
      action={
        <Button variant="text" color="inherit" sx={{ color: 'inherit' }} onClick={() => void undo()}>
          {texts.products.undo}
        </Button>
      }
    />
  );
}
