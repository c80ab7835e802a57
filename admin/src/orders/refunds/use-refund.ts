import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ShopDataProvider } from '../../providers/data-provider.ts';
import { texts } from '../../texts/fi.ts';
import { refundSender, type RefundBody } from './refund-sender.ts';
import { useOrderCall } from '../use-order-call.ts';

type Options<Values extends FieldValues> = {
  form?: UseFormReturn<Values>;
  fields?: readonly string[];
  opened?: number | undefined;
};

export function useRefund<Values extends FieldValues>(
  orderID: string,
  { form, fields, opened }: Options<Values> = {},
) {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { busy, call, close } = useOrderCall(texts.refunds.sent, form, fields);
  const [send] = useState(() => refundSender(opened));
  const post = (body: RefundBody, key: string) => dataProvider.refundOrder(orderID, body, key);
  return { busy, close, refund: (body: RefundBody) => call(() => send(post, body)) };
}
