import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../providers/data-provider.ts';
import { texts } from '../texts/fi.ts';
import { useOrderCall } from './use-order-call.ts';

/** Sends money of an order back, once for each key. Answers whether it was taken. @param fields those that a form shows */
export function useRefund(orderID: string, fields: readonly string[] = []) {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { busy, call, errors, form, forget } = useOrderCall(texts.refunds.sent, fields);
  return {
    busy,
    errors,
    form,
    forget,
    refund: (body: object, key: string) => call(() => dataProvider.refundOrder(orderID, body, key)),
  };
}
