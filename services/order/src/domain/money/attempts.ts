import type { OrderAddress, PaymentProvider, ShipTo, ShopSettings } from '@shop/contracts';
import type { PaymentMethod, StripeMethod } from '@shop/shop-rules';
import type { Attempt, StoredOrder } from '../order.ts';

/** An attempt that its buyer is, or may be, paying by. */
export function isLive(attempt: Attempt | undefined): boolean {
  return attempt?.status === 'starting' || attempt?.status === 'open';
}

/**
 * An attempt that has to be closed before it is certain that nothing comes by it: a live one, and one that PayPal declined,
 * whose buyer may approve the same payment once more with other means.
 */
export function mayBringMoney(attempt: Attempt): boolean {
  return isLive(attempt) || (attempt.status === 'failed' && attempt.provider === 'paypal');
}

/** Whether a provider is still deciding about an order's money, which may take days: it cannot be closed before. */
export function isBeingDecided({
  attempts,
  pendingPayment,
}: Pick<StoredOrder, 'attempts' | 'pendingPayment'>): boolean {
  const attempt = pendingPayment && attempts[attemptOf(pendingPayment.paymentId)];
  return Boolean(attempt && mayBringMoney(attempt));
}

/** The attempts that can be closed now, with their numbers: all that have to be, but for one that is being decided about. */
export function closableAttempts(
  order: Pick<StoredOrder, 'attempts' | 'pendingPayment'>,
): [number, Attempt][] {
  const undecided = isBeingDecided(order) ? attemptOf(order.pendingPayment?.paymentId ?? '') : null;
  return unclosedAttempts(order).filter(([number]) => number !== undecided);
}

/** The attempts that have to be closed, with their numbers. */
export function unclosedAttempts(order: Pick<StoredOrder, 'attempts'>): [number, Attempt][] {
  return numbered(order, mayBringMoney);
}

/** The attempts whose links are out, or about to be, with their numbers. */
export function liveAttempts(order: Pick<StoredOrder, 'attempts'>): [number, Attempt][] {
  return numbered(order, isLive);
}

/** An order's ended attempts are asked about so many at a time, and none within a minute of the last ones. */
const ENDED_AT_ONCE = 5;
const ENDED_EVERY_MS = 60_000;

/**
 * The attempts that have ended without money whose turn it is to be asked about: those that were asked about the longest
 * ago, and of those that never were the newest.
 */
export function endedDue(order: Pick<StoredOrder, 'attempts'>, now: Date): [number, Attempt][] {
  const hasEnded = (attempt: Attempt) =>
    (attempt.status === 'failed' || attempt.status === 'closed') && !mayBringMoney(attempt);
  const askedMs = ({ askedAt }: Attempt) => askedAt?.getTime() ?? 0;
  const ended = numbered(order, hasEnded);
  if (ended.some(([, attempt]) => askedMs(attempt) > now.getTime() - ENDED_EVERY_MS)) return [];
  return ended
    .toSorted(([a, one], [b, other]) => askedMs(one) - askedMs(other) || b - a)
    .slice(0, ENDED_AT_ONCE);
}

function numbered(
  { attempts }: Pick<StoredOrder, 'attempts'>,
  isMeant: (attempt: Attempt) => boolean,
): [number, Attempt][] {
  return Object.entries(attempts)
    .filter(([, attempt]) => isMeant(attempt))
    .map(([number, attempt]) => [Number(number), attempt]);
}

/** The attempts with one of them changed. */
export function withAttempt(
  { attempts }: Pick<StoredOrder, 'attempts'>,
  number: number,
  change: Partial<Attempt>,
): StoredOrder['attempts'] {
  const attempt = attempts[number];
  return attempt ? { ...attempts, [number]: { ...attempt, ...change } } : attempts;
}

/** The newest attempt at a provider by which money may still come, with its number. */
export function latestLive(
  order: Pick<StoredOrder, 'attempts'>,
  provider: PaymentProvider,
): [number, Attempt] | undefined {
  return liveAttempts(order).findLast(([, attempt]) => attempt.provider === provider);
}

type NewAttempt = {
  provider: PaymentProvider;
  address: OrderAddress;
  /** What Stripe's page is to offer. */
  methods: StripeMethod[];
  restCents?: number;
};

/**
 * The attempts with a new one, whose link has not left the server.
 * @param restCents what it asks for, where earlier payments have brought a part of the price; without it the whole price
 */
export function withNewAttempt(
  order: StoredOrder,
  { provider, address, methods, restCents }: NewAttempt,
  now: Date,
): StoredOrder['attempts'] {
  const number = Object.keys(order.attempts).length + 1;
  const amountCents = restCents ?? order.totalCents;
  const rest = restCents === undefined ? {} : { isRest: true };
  // Only PayPal is told where the parcel goes.
  const shipTo = provider === 'paypal' ? { shipTo: shipToOf(address, order.userName) } : {};
  const offered = provider === 'stripe' ? { methods } : {};
  const start = { provider, amountCents, status: 'starting', url: '', startedAt: now } as const;
  return {
    ...order.attempts,
    [number]: { ...start, ...offered, ...shipTo, ...rest },
  };
}

/** What a buyer calls paying at a provider. */
export function methodOf(provider: PaymentProvider | undefined): PaymentMethod {
  return provider === 'paypal' ? 'paypal' : 'card';
}

/** What an attempt was paid with; before it is, what its buyer has pressed. */
export function methodOfAttempt(attempt: Attempt | undefined): PaymentMethod {
  return attempt?.paidWith ?? methodOf(attempt?.provider);
}

/** What Stripe's page offers in a shop: cards, and what its owner has switched on, credit last. */
export function offeredMethods({ mobilepay, klarna }: ShopSettings['payments']): StripeMethod[] {
  return ['card', ...(mobilepay ? ['mobilepay' as const] : []), ...(klarna ? ['klarna' as const] : [])];
}

/** The id of an order's attempt, which payment knows it by. */
export function paymentIdOf(orderID: string, attempt: number): string {
  return `${orderID}_${attempt}`;
}

/** The number of the attempt that a payment's id names. */
export function attemptOf(paymentId: string): number {
  return Number(paymentId.split('_')[1]);
}

/** The attempt that a buyer comes back from: the last one at PayPal, whatever else is open besides. */
export function attemptReturnedFrom({ attempts }: Pick<StoredOrder, 'attempts'>): Attempt | undefined {
  const all = Object.values(attempts);
  return all.findLast(({ provider }) => provider === 'paypal') ?? all.at(-1);
}

/** The provider's page to which a buyer has to go once more, if so. */
export function pageToReturnTo(order: Pick<StoredOrder, 'attempts'>): string | undefined {
  const attempt = attemptReturnedFrom(order);
  return attempt?.needsPayer && isLive(attempt) ? attempt.url : undefined;
}

/** What a provider is told of where the parcel goes. */
export function shipToOf({ name, address, city, postcode }: OrderAddress, userName: string): ShipTo {
  return { name: name || userName, address, city, postcode };
}

/** Whether an attempt would send the parcel somewhere else than is asked for now. */
export function shipsElsewhere({ shipTo }: Attempt, asked: ShipTo): boolean {
  return (
    shipTo !== undefined && (Object.keys(asked) as (keyof ShipTo)[]).some((key) => shipTo[key] !== asked[key])
  );
}
