import type { PaymentProvider } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { CheckoutDeps, SagaDeps } from '../deps.ts';
import {
  isLive,
  liveAttempts,
  offeredMethods,
  unclosedAttempts,
  withNewAttempt,
} from '../domain/money/attempts.ts';
import type { Attempt, StoredOrder } from '../domain/order.ts';
import { restToPay } from '../domain/money/review-exits.ts';
import { alreadyPaid } from './already-paid.ts';
import { changeOrder } from './change-order.ts';
import { closeAtProvider } from './close-attempts.ts';
import { recordState } from './record-state.ts';
import { openAttempt } from './start-attempt.ts';

export type RestPayment = { provider: PaymentProvider; returnsTo: 'account' | 'link' };

/** Other attempts are closed first, so that the whole price is not paid as well. @returns the payment link */
export async function startRest(
  deps: SagaDeps & Pick<CheckoutDeps, 'config'>,
  order: StoredOrder,
  rest: RestPayment,
): Promise<string> {
  const restCents = assertRest(order);
  for (const [number, attempt] of unclosedAttempts(order)) {
    if (isLive(attempt) && isForRest(attempt, restCents, rest)) continue;
    await recordState(deps, order._id, number, attempt, await closeAtProvider(deps, order, number));
  }
  const { payments } = await deps.catalog.settings();
  const claimed = await changeOrder(deps, order._id, (read) => {
    const cents = assertRest(read);
    if (liveRest(read, cents, rest)) return null;
    // The methods offered for the whole price, else those of the shop's settings.
    const usedMethods = Object.values(read.attempts).find((attempt) => attempt.methods)?.methods;
    const methods = usedMethods ?? offeredMethods(payments);
    const attempt = { ...rest, address: read.address, methods, restCents: cents };
    return { set: { attempts: withNewAttempt(read, attempt, deps.now()) } };
  });
  const live = liveRest(claimed, assertRest(claimed), rest);
  if (!live) throw new ShopError({ code: 'busy' });
  return live[1].status === 'open' ? live[1].url : openAttempt(deps, claimed, live);
}

function assertRest(order: StoredOrder): number {
  const cents = restToPay(order);
  if (cents !== null) return cents;
  throw order.paidBy ? alreadyPaid(order) : new ShopError({ code: 'order-closed' });
}

const isForRest = (attempt: Attempt, restCents: number, { returnsTo }: RestPayment): boolean =>
  attempt.isRest === true &&
  attempt.amountCents === restCents &&
  (attempt.isLinked === true) === (returnsTo === 'link');

function liveRest(order: StoredOrder, restCents: number, rest: RestPayment): [number, Attempt] | undefined {
  const matches = ([, attempt]: [number, Attempt]) =>
    attempt.provider === rest.provider && isForRest(attempt, restCents, rest);
  return liveAttempts(order).findLast(matches);
}
