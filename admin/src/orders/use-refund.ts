import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../providers/data-provider.ts';
import { texts } from '../texts/fi.ts';

/** Sends money of an order back, once for each key, and reloads what shows it. Answers whether it was taken. */
export function useRefund(orderID: string) {
  const [busy, setBusy] = useState(false);
  const dataProvider = useDataProvider<ShopDataProvider>();
  const refresh = useRefresh();
  const notify = useNotify();
  const refund = async (body: object, key: string): Promise<boolean> => {
    setBusy(true);
    try {
      await dataProvider.refundOrder(orderID, body, key);
      notify(texts.refunds.sent, { type: 'success' });
      return true;
    } catch (error) {
      notify(error instanceof Error ? error.message : texts.errors.away, { type: 'error' });
      return false;
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return { refund, busy };
}
