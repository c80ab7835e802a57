import type { Order } from '@shop/contracts/order';
import {
  cancelOrder,
  cancelPaid,
  getOrder,
  isSessionLost,
  listOrders,
  fetchOrderStatus,
  takeBackReminder,
  wordsOf,
  type Outcome,
} from '@shop/shop-client';
import { atom } from 'nanostores';
import { api } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { checkVisitor, currentUser } from '../../lib/api/visitor.ts';
import { account } from '../../texts/fi/account.ts';
import { reviews } from '../../texts/fi/reviews.ts';

/** Newest first; null while unknown, empty after a failure. */
export const $orders = atom<Order[] | null>(null);
export const $openOrder = atom<Order | null>(null);

export async function loadOrders(): Promise<void> {
  const user = await currentUser();
  if (!user) return;
  const outcome = await listOrders(api, user.id);
  $orders.set(outcome.outcome === 'ok' ? outcome.data : []);
  if (isSessionLost(outcome)) void checkVisitor();
}

const topicOf = (orderID: string): string => `order ${orderID}`;

/** Counts opening and closing: answers to earlier requests are ignored. */
let latestRequest = 0;

export async function openOrder(orderID: string): Promise<void> {
  latestRequest += 1;
  const request = latestRequest;
  const outcome = await getOrder(api, orderID);
  if (request !== latestRequest) return;
  if (outcome.outcome === 'ok') return $openOrder.set(outcome.data);
  if (isSessionLost(outcome)) void checkVisitor();
  $openOrder.set(null);
  showToast('error', account.summary.failed, { topic: topicOf(orderID) });
}

export async function reopenOrder(orderID: string): Promise<void> {
  if ($openOrder.get()?._id === orderID) await openOrder(orderID);
}

export async function refreshPayment(orderID: string): Promise<void> {
  const outcome = await fetchOrderStatus(api, orderID);
  const { done, failed } = account.summary.look;
  if (isSessionLost(outcome)) void checkVisitor();
  if (outcome.outcome !== 'ok')
    return showToast('error', wordsOf(outcome, failed), { topic: topicOf(orderID) });
  if ($openOrder.get()?._id === orderID) $openOrder.set(outcome.data);
  showToast('success', done, { topic: topicOf(orderID) });
  await loadOrders();
}

export const cancelPaidOrder = async (orderID: string): Promise<void> =>
  showTakenBack(orderID, await cancelPaid(api, orderID), account.summary.cancel);

export const cancelUnpaidOrder = async (orderID: string): Promise<void> =>
  showTakenBack(orderID, await cancelOrder(api, orderID), account.summary.cancelUnpaid);

export const endReminder = async (orderID: string): Promise<void> =>
  showTakenBack(orderID, await takeBackReminder(api, orderID), reviews.reminder.ofOrder);

async function showTakenBack(
  orderID: string,
  outcome: Outcome<unknown>,
  { done, failed }: { done: string; failed: string },
): Promise<void> {
  if (isSessionLost(outcome)) void checkVisitor();
  showToast(
    outcome.outcome === 'ok' ? 'success' : 'error',
    wordsOf(outcome, outcome.outcome === 'ok' ? done : failed),
    { topic: topicOf(orderID) },
  );
  await Promise.all([reopenOrder(orderID), loadOrders()]);
}

export function closeOrder(): void {
  latestRequest += 1;
  $openOrder.set(null);
}
