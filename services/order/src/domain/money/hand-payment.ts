import type { HandMethod } from '@shop/shop-rules';
import type { StoredOrder } from '../order.ts';
import { confirm, type MoneyEffect } from './money-effects.ts';

export const handPaymentId = ({ _id }: Pick<StoredOrder, '_id'>): string => `${_id}_hand`;

type HandPayment = { method: HandMethod; reason: string; by: string };

export function confirmByHand(
  order: StoredOrder,
  { method: paymentMethod, reason: text, by }: HandPayment,
  now: Date,
): MoneyEffect {
  const { set, ...effect } = confirm(
    order,
    {
      paymentId: handPaymentId(order),
      provider: 'stripe',
      amountCents: order.totalCents,
      providerPaymentId: '',
      payerId: '',
      chargeId: '',
    },
    now,
  );
  const history = [effect.history].flat().map((entry) => ({ ...entry, by, text }));
  return { ...effect, set: { ...set, paymentMethod }, history };
}
