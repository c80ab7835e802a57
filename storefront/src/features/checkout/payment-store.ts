import type { Order } from '@shop/contracts/order';
import type { Words } from '@shop/shop-rules/words';
import {
  cancelOrder,
  completePayPalPayment,
  getOrder,
  isSessionLost,
  isUnanswered,
  listOrders,
  mapData,
  wordsOf,
  type Outcome,
} from '@shop/shop-client';
import { atom } from 'nanostores';
import {
  localKeys,
  readLocal,
  readSession,
  sessionKeys,
  writeLocal,
  writeSession,
} from '../../lib/browser/browser-storage.ts';
import { api } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { checkVisitor, currentUser } from '../../lib/api/visitor.ts';
import { checkout } from '../../texts/fi/checkout.ts';
import { safePayLink } from '../../lib/checkout/pay-link.ts';
import { removeChoices } from './saved-choices.ts';
import { readReturn, type PaymentReturn } from './payment-return.ts';
import { evaluatePayment, pollOrder, type Polled } from './poll-order.ts';

const texts = checkout.done;

export type PaymentState = {
  step:
    | 'waiting'
    | 'paid'
    | 'open'
    | 'review'
    | 'returned'
    | 'called-off'
    | 'cancelled'
    | 'failed'
    | 'unknown'
    | 'link-paid'
    | 'link-cancelled';
  order: Order | null;
  problem?: Words;
};

export const $payment = atom<PaymentState>({ step: 'waiting', order: null });

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function finishPayment(): Promise<void> {
  const back = readReturn(new URLSearchParams(location.search), {
    currentOrderID: readSession(sessionKeys.currentOrder),
    pendingOrderID: readLocal(localKeys.pendingOrder),
    payPalCompleted: readSession(sessionKeys.payPalCompleted) === 'true',
  });
  if (back.kind === 'link') {
    return $payment.set({ step: back.isCancelled ? 'link-cancelled' : 'link-paid', order: null });
  }
  const user = await currentUser();
  if (!user) return;
  if (back.kind === 'cancelled') return cancel(back.orderID);
  if (back.kind === 'missing') {
    return $payment.set({ step: 'failed', order: null, problem: texts.missing });
  }
  if (back.kind === 'complete' && !(await complete(back.payment))) return;
  const orderID = back.kind === 'complete' ? back.payment.orderID : back.orderID;
  show(await pollOrder({ find: () => findOrder(user.id, orderID), pause }));
}

type Payment = Extract<PaymentReturn, { kind: 'complete' }>['payment'];

/** @returns whether to check the order: money may have moved without an answer */
async function complete(payment: Payment): Promise<boolean> {
  const outcome = await completePayPalPayment(api, payment);
  if (outcome.outcome === 'ok') {
    const link = safePayLink(outcome.data.approveLink, location.origin);
    if (link) {
      $payment.set({ step: 'waiting', order: null, problem: { message: texts.backToPayPal } });
      location.assign(link);
      return false;
    }
    writeLocal(localKeys.pendingOrder, null);
    writeSession(sessionKeys.currentOrder, payment.orderID);
    writeSession(sessionKeys.payPalCompleted, 'true');
    return true;
  }
  if (isSessionLost(outcome)) void checkVisitor();
  const isNetwork = outcome.outcome === 'network';
  const problem = isNetwork ? texts.payPalNetwork : wordsOf(outcome, texts.payPalFailed);
  // A rate limit says nothing about the payment.
  const isUnknown = isUnanswered(outcome);
  $payment.set({ step: isUnknown ? 'waiting' : 'failed', order: null, problem });
  return isUnknown;
}

async function findOrder(userID: string, orderID: string | null): Promise<Outcome<Order | null>> {
  if (orderID) return getOrder(api, orderID);
  return mapData(await listOrders(api, userID), (orders) => {
    const [newest] = orders.toSorted((a, b) => b.orderDate.localeCompare(a.orderDate));
    return newest ?? null;
  });
}

function show(polled: Polled): void {
  if ('order' in polled) {
    if (polled.kind === 'paid') settle();
    $payment.set({ step: polled.kind, order: polled.order });
    return;
  }
  const problems = { none: texts.notFound, refused: texts.refused, 'no-answer': texts.thrown };
  const problem = $payment.get().problem ?? problems[polled.kind];
  $payment.set({ step: 'unknown', order: null, problem });
}

export function showChanged(order: Order): void {
  if (order !== $payment.get().order) show(evaluatePayment(order));
}

/** Other tabs read the flag and reload their cart. */
function settle(): void {
  removeChoices();
  writeLocal(localKeys.pendingOrder, null);
  writeLocal(localKeys.paymentCompleted, 'true');
}

async function cancel(orderID: string): Promise<void> {
  const outcome = await cancelOrder(api, orderID);
  writeLocal(localKeys.pendingOrder, null);
  if (outcome.outcome === 'failed' && outcome.code === 'order-already-paid') {
    // The payment succeeded before the cancellation.
    const user = await currentUser();
    if (user) return show(await pollOrder({ find: () => findOrder(user.id, orderID), pause }));
  }
  $payment.set({ step: 'cancelled', order: null });
  if (outcome.outcome !== 'ok') showToast('warning', wordsOf(outcome, texts.notCancelled));
}
