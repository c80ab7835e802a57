import { ShopError } from '@shop/service-kit';
import type { ChangeDeps, CheckoutDeps, SagaDeps } from '../deps.ts';
import { isSameAddress, type Checkout } from '../domain/checkout/checkout.ts';
import {
  isLive,
  latestLive,
  methodOf,
  paymentIdOf,
  shipsElsewhere,
  shipToOf,
  withAttempt,
  withNewAttempt,
} from '../domain/money/attempts.ts';
import type { Attempt, StoredOrder } from '../domain/order.ts';
import { IN_REVIEW } from '../domain/saga.ts';
import { alreadyPaid } from './already-paid.ts';
import { changeOrder } from './change-order.ts';
import { closeAtProvider } from './close-attempts.ts';
import { recordState } from './record-state.ts';
import { requestPayment } from './request-payment.ts';
import { settleAttempt } from './settle-attempts.ts';

export type Payer = Pick<Checkout, 'provider' | 'address' | 'methods'>;

/** Older links are checked at the provider before they are given out again. */
const FRESH_MS = 10_000;

/** @throws `paypal-unavailable`, `card-unavailable`, `order-closed`, `order-already-paid` */
export async function startAttempt(
  deps: SagaDeps & Pick<CheckoutDeps, 'config'>,
  order: StoredOrder,
  checkout: Payer,
): Promise<string> {
  await dropDeadAttempt(deps, order, checkout);
  const claimed = await claimAttempt(deps, order, checkout);
  const [number, attempt] = claimed.attempt;
  return attempt.status === 'open' ? attempt.url : openAttempt(deps, claimed.order, [number, attempt]);
}

/** The attempt is stored before its link is given out, so that closing the order finds it. */
export async function openAttempt(
  deps: ChangeDeps & Pick<CheckoutDeps, 'config' | 'logger' | 'payments'>,
  order: StoredOrder,
  [number, attempt]: [number, Attempt],
): Promise<string> {
  const { url } = await requestPayment(deps, order, number, attempt);
  const payable = attempt.isRest ? IN_REVIEW : 'reserved';
  const after = await changeOrder(deps, order, (read) => {
    if (read.saga !== payable || read.attempts[number]?.status !== 'starting') return null;
    return { set: { attempts: withAttempt(read, number, { status: 'open', url }) } };
  });
  if (after.saga === payable && isLive(after.attempts[number])) return url;
  await closeAtProvider(deps, order, number).catch((err: unknown) =>
    deps.logger.warn(
      { err, paymentId: paymentIdOf(order._id, number) },
      'an attempt without a buyer could not be closed',
    ),
  );
  throw after.paidBy ? alreadyPaid(after) : new ShopError({ code: 'order-closed' });
}

/** Replaces an attempt that failed, or whose PayPal address differs. */
async function dropDeadAttempt(deps: SagaDeps, order: StoredOrder, checkout: Payer): Promise<void> {
  const known = latestLive(order, checkout.provider);
  if (!known) return;
  const [number, attempt] = known;
  const isMoved = shipsElsewhere(attempt, shipToOf(checkout.address, order.userName));
  const isFresh = attempt.status === 'open' && deps.now().getTime() - attempt.startedAt.getTime() < FRESH_MS;
  if (isFresh && !isMoved) return;
  const after = await settleAttempt(deps, order._id, known).catch((err: unknown) => {
    deps.logger.warn({ err, orderID: order._id }, 'an earlier attempt is not known; its link is given again');
    return order;
  });
  if (after.paidBy || after.saga === IN_REVIEW) throw alreadyPaid(after);
  if (!isMoved || !isLive(after.attempts[number])) return;
  const state = await closeAtProvider(deps, order, number);
  await recordState(deps, order._id, number, attempt, state);
}

async function claimAttempt(
  deps: ChangeDeps,
  known: StoredOrder,
  { provider, address, methods }: Payer,
): Promise<{ order: StoredOrder; attempt: [number, Attempt] }> {
  const order = await changeOrder(deps, known, (read) => {
    if (read.saga !== 'reserved')
      throw read.paidBy ? alreadyPaid(read) : new ShopError({ code: 'order-closed' });
    const live = latestLive(read, provider);
    // Another call of the buyer was faster, with another address.
    if (live && shipsElsewhere(live[1], shipToOf(address, read.userName)))
      throw new ShopError({ code: 'busy' });
    const isSame = isSameAddress(read.address, address) && read.paymentMethod === methodOf(provider);
    if (live && isSame) return null;
    return {
      set: {
        address,
        paymentMethod: methodOf(provider),
        attempts: live ? read.attempts : withNewAttempt(read, { provider, address, methods }, deps.now()),
      },
    };
  });
  const attempt = latestLive(order, provider);
  if (!attempt) throw new ShopError({ code: 'busy' });
  return { order, attempt };
}
