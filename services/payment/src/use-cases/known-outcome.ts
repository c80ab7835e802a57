import { ShopError } from '@shop/service-kit';
import { ProviderError } from '../providers/provider.ts';

/** Nobody knows yet how it ended: whoever hears this asks again. */
export function unknownOutcome(details: string, cause?: ProviderError): ShopError {
  const { retryAfterSeconds = 2 } = cause ?? {};
  return new ShopError({ code: 'payment-unknown', details, cause, retryAfterSeconds });
}

export function isUnknownOutcome(error: unknown): boolean {
  return error instanceof ShopError && error.code === 'payment-unknown';
}

/** Another worker is at it: no call to a provider has failed. */
export function isTurnedAway(error: unknown): boolean {
  return isUnknownOutcome(error) && (error as ShopError).cause === undefined;
}

/** The provider has given no answer, and is left alone: asked again it may well give one. A refusal is an answer. */
export function isAway(error: unknown): boolean {
  if (!isUnknownOutcome(error)) return false;
  const { cause } = error as ShopError;
  return !(cause instanceof ProviderError && cause.definite);
}

/**
 * Calls a provider about a payment that it has. However such a call fails, the payment may have changed.
 * @throws ShopError `payment-unknown`
 */
export async function knownOutcome<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ProviderError) throw unknownOutcome(error.message, error);
    throw error;
  }
}
