import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../providers/data-provider.ts';
import { texts } from '../../texts/fi.ts';
import { refundSender, type RefundBody } from './refund-sender.ts';
import { useOrderCall } from '../../providers/use-order-call.ts';

/**
 * Sends money of an order back, once for each wish. Answers whether it was taken.
 * @param fields those that a form shows
 * @param opened the version that a dialog was opened on, where that is what the maker decides by
 */
export function useRefund(orderID: string, fields: readonly string[] = [], opened?: number) {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { busy, call, errors, form, forget } = useOrderCall(texts.refunds.sent, fields);
  const [send] = useState(() => refundSender(opened));
  const post = (body: RefundBody, key: string) => dataProvider.refundOrder(orderID, body, key);
  return { busy, errors, form, forget, refund: (body: RefundBody) => call(() => send(post, body)) };
}
