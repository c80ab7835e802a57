import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../../providers/data-provider.ts';
import type { ProductRecord } from '../../providers/product-record.ts';
import { texts } from '../../texts/fi.ts';

export function useRestoreProduct() {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  return async ({ id, state }: Pick<ProductRecord, 'id' | 'state'>): Promise<void> => {
    try {
      await dataProvider.restoreProduct(id);
      notify(texts.products.restored[state], { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : texts.errors.unreachable, { type: 'error' });
    }
    refresh();
  };
}
