import type { PaymentMethod, PaymentProvider } from '@shop/contracts';
import type { Attempt, StoredOrder } from './order.ts';

/** An attempt by which money may still come. */
export function isLive(attempt: Attempt | undefined): boolean {
  return attempt?.status === 'starting' || attempt?.status === 'open';
}

/** The attempts by which money may still come, with their numbers. */
export function liveAttempts(order: Pick<StoredOrder, 'attempts'>): [number, Attempt][] {
  return Object.entries(order.attempts)
    .filter(([, attempt]) => isLive(attempt))
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

/** What a buyer calls paying at a provider. */
export function methodOf(provider: PaymentProvider | undefined): PaymentMethod {
  return provider === 'paypal' ? 'paypal' : 'card';
}

/** The id of an order's attempt, which payment knows it by. */
export function paymentIdOf(orderID: string, attempt: number): string {
  return `${orderID}_${attempt}`;
}

/** The number of the attempt that a payment's id names. */
export function attemptOf(paymentId: string): number {
  return Number(paymentId.split('_')[1]);
}
