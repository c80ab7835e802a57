import type { ChosenMethod } from '@shop/shop-rules/order-status';
import { isSessionLost, startRestPayment, wordsOf, type Outcome, type PlacedOrder } from '@shop/shop-client';
import { atom } from 'nanostores';
import { api } from '../../lib/api/api.ts';
import { sessionKeys, writeSession } from '../../lib/browser/browser-storage.ts';
import { safePayLink } from '../../lib/checkout/pay-link.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { checkVisitor } from '../../lib/api/visitor.ts';
import { account } from '../../texts/fi/account.ts';
import { reopenOrder } from './order-store.ts';

const texts = account.summary.rest;

export const $payingRest = atom<ChosenMethod | null>(null);

export const payRest = (orderID: string, paymentMethod: ChosenMethod): Promise<void> =>
  openRestPayment(paymentMethod, {
    start: () => startRestPayment(api, { orderID, paymentMethod }),
    reopen: () => reopenOrder(orderID),
  });

type Opening = {
  start: () => Promise<Outcome<PlacedOrder>>;
  reopen: () => Promise<void>;
  onLeave?: () => void;
};

export async function openRestPayment(
  paymentMethod: ChosenMethod,
  { start, reopen, onLeave }: Opening,
): Promise<void> {
  if ($payingRest.get()) return;
  $payingRest.set(paymentMethod);
  // The flag belongs to an earlier PayPal payment.
  writeSession(sessionKeys.payPalCompleted, null);
  const outcome = await start();
  const link = outcome.outcome === 'ok' ? safePayLink(outcome.data.payLink, location.origin) : null;
  if (link) {
    onLeave?.();
    return location.assign(link);
  }
  $payingRest.set(null);
  showToast('error', outcome.outcome === 'ok' ? texts.failed : wordsOf(outcome, texts.failed));
  if (isSessionLost(outcome)) return void checkVisitor();
  if (outcome.outcome === 'failed' && outcome.status === 409) await reopen();
}
