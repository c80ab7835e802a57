import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../providers/data-provider.ts';
import { texts } from '../texts/fi.ts';
import type { OrderRecord } from './order-record.ts';

/** What the maker writes on an order: both calls answer whether it was saved; what was not is told. */
export function useOrderWrites(order: OrderRecord) {
  const [busy, setBusy] = useState(false);
  const dataProvider = useDataProvider<ShopDataProvider>();
  const refresh = useRefresh();
  const notify = useNotify();
  const write = async (call: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await call();
      notify(texts.order.written, { type: 'success' });
      return true;
    } catch (error) {
      notify(error instanceof Error ? error.message : texts.errors.away, { type: 'error' });
      return false;
    } finally {
      setBusy(false);
      refresh();
    }
  };
  const { id } = order;
  return {
    busy,
    addNote: (text: string) => write(() => dataProvider.addOrderNote(id, text)),
    setTrackingCode: (trackingCode: string, seenTrackingCode: string) =>
      write(() =>
        dataProvider.update('orders', { id, data: { trackingCode, seenTrackingCode }, previousData: order }),
      ),
  };
}
