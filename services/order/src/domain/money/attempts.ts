import type { OrderAddress, PaymentProvider, ShipTo, ShopSettings } from '@shop/contracts';
import type { PaymentMethod, StripeMethod } from '@shop/shop-rules';
import type { Attempt, StoredOrder } from '../order.ts';

/** An attempt that its buyer may be paying. */
export function isLive(attempt: Attempt | undefined): boolean {
  return attempt?.status === 'starting' || attempt?.status === 'open';
}

/**
 * An attempt to close before its money is ruled out: a live one, or a declined PayPal one, which the buyer may approve
 * again.
 */
export function mayBringMoney(attempt: Attempt): boolean {
  return isLive(attempt) || (attempt.status === 'failed' && attempt.provider === 'paypal');
}

/** A provider may decide for days; until then the attempt cannot be closed. */
export function isBeingDecided({
  attempts,
  pendingPayment,
}: Pick<StoredOrder, 'attempts' | 'pendingPayment'>): boolean {
  const attempt = pendingPayment && attempts[attemptOf(pendingPayment.paymentId)];
  return Boolean(attempt && mayBringMoney(attempt));
}

export function closableAttempts(
  order: Pick<StoredOrder, 'attempts' | 'pendingPayment'>,
): [number, Attempt][] {
  const undecided = isBeingDecided(order) ? attemptOf(order.pendingPayment?.paymentId ?? '') : null;
  return unclosedAttempts(order).filter(([number]) => number !== undecided);
}

export function unclosedAttempts(order: Pick<StoredOrder, 'attempts'>): [number, Attempt][] {
  return numbered(order, mayBringMoney);
}

export function liveAttempts(order: Pick<StoredOrder, 'attempts'>): [number, Attempt][] {
  return numbered(order, isLive);
}

const MAX_ENDED_CHECKS = 5;
const ENDED_CHECK_INTERVAL_MS = 60_000;

/** Ended attempts to ask about: the longest unasked first, of never asked ones the newest. */
export function endedDue(order: Pick<StoredOrder, 'attempts'>, now: Date): [number, Attempt][] {
  const hasEnded = (attempt: Attempt) =>
    (attempt.status === 'failed' || attempt.status === 'closed') && !mayBringMoney(attempt);
  const checkedMs = ({ askedAt }: Attempt) => askedAt?.getTime() ?? 0;
  const ended = numbered(order, hasEnded);
  if (ended.some(([, attempt]) => checkedMs(attempt) > now.getTime() - ENDED_CHECK_INTERVAL_MS)) return [];
  return ended
    .toSorted(([a, one], [b, other]) => checkedMs(one) - checkedMs(other) || b - a)
    .slice(0, MAX_ENDED_CHECKS);
}

function numbered(
  { attempts }: Pick<StoredOrder, 'attempts'>,
  matches: (attempt: Attempt) => boolean,
): [number, Attempt][] {
  return Object.entries(attempts)
    .filter(([, attempt]) => matches(attempt))
    .map(([number, attempt]) => [Number(number), attempt]);
}

export function withAttempt(
  { attempts }: Pick<StoredOrder, 'attempts'>,
  number: number,
  change: Partial<Attempt>,
): StoredOrder['attempts'] {
  const attempt = attempts[number];
  return attempt ? { ...attempts, [number]: { ...attempt, ...change } } : attempts;
}

export function latestLive(
  order: Pick<StoredOrder, 'attempts'>,
  provider: PaymentProvider,
): [number, Attempt] | undefined {
  return liveAttempts(order).findLast(([, attempt]) => attempt.provider === provider);
}

type NewAttempt = {
  provider: PaymentProvider;
  address: OrderAddress;
  methods: StripeMethod[];
  restCents?: number;
  returnsTo?: 'account' | 'link';
};

/** @param restCents amount, where earlier payments brought a part of the price; by default the whole price */
export function withNewAttempt(
  order: StoredOrder,
  { provider, address, methods, restCents, returnsTo }: NewAttempt,
  now: Date,
): StoredOrder['attempts'] {
  const number = Object.keys(order.attempts).length + 1;
  const amountCents = restCents ?? order.totalCents;
  const rest = restCents === undefined ? {} : { isRest: true };
  const linked = returnsTo === 'link' ? { isLinked: true } : {};
  const shipTo = provider === 'paypal' ? { shipTo: shipToOf(address, order.userName) } : {};
  const offered = provider === 'stripe' ? { methods } : {};
  const start = { provider, amountCents, status: 'starting', url: '', startedAt: now } as const;
  return {
    ...order.attempts,
    [number]: { ...start, ...offered, ...shipTo, ...rest, ...linked },
  };
}

export function methodOf(provider: PaymentProvider | undefined): PaymentMethod {
  return provider === 'paypal' ? 'paypal' : 'card';
}

/** The chosen one until it is paid. */
export function methodOfAttempt(attempt: Attempt | undefined): PaymentMethod {
  return attempt?.paidWith ?? methodOf(attempt?.provider);
}

/** Methods on Stripe's page, with credit last. */
export function offeredMethods({ mobilepay, klarna }: ShopSettings['payments']): StripeMethod[] {
  return ['card', ...(mobilepay ? ['mobilepay' as const] : []), ...(klarna ? ['klarna' as const] : [])];
}

export function paymentIdOf(orderID: string, attempt: number): string {
  return `${orderID}_${attempt}`;
}

export function attemptOf(paymentId: string): number {
  return Number(paymentId.split('_')[1]);
}

/** The attempt that a returning buyer comes from: the last one at PayPal, else the last of all. */
export function attemptReturnedFrom({ attempts }: Pick<StoredOrder, 'attempts'>): Attempt | undefined {
  const all = Object.values(attempts);
  return all.findLast(({ provider }) => provider === 'paypal') ?? all.at(-1);
}

export function pageToReturnTo(order: Pick<StoredOrder, 'attempts'>): string | undefined {
  const attempt = attemptReturnedFrom(order);
  return attempt?.needsPayer && isLive(attempt) ? attempt.url : undefined;
}

export function shipToOf({ name, address, city, postcode }: OrderAddress, userName: string): ShipTo {
  return { name: name || userName, address, city, postcode };
}

export function shipsElsewhere({ shipTo }: Attempt, address: ShipTo): boolean {
  return (
    shipTo !== undefined &&
    (Object.keys(address) as (keyof ShipTo)[]).some((key) => shipTo[key] !== address[key])
  );
}
