import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../providers/data-provider.ts';
import { texts } from '../texts/fi.ts';
import { useOrderCall } from './use-order-call.ts';

/** Sends money of an order back, once for each key. Answers whether it was taken. */
export function useRefund(orderID: string) {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { busy, call } = useOrderCall(texts.refunds.sent);
  return {
    busy,
    refund: (body: object, key: string) => call(() => dataProvider.refundOrder(orderID, body, key)),
  };
}
