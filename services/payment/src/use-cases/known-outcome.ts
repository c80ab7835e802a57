import { ShopError } from '@shop/service-kit';
import { ProviderError } from '../providers/provider.ts';

/** The caller retries. */
export function unknownOutcome(details: string, cause?: ProviderError): ShopError {
  const { retryAfterSeconds = 2 } = cause ?? {};
  return new ShopError({ code: 'payment-unknown', details, cause, retryAfterSeconds });
}

export function isUnknownOutcome(error: unknown): boolean {
  return error instanceof ShopError && error.code === 'payment-unknown';
}

/** No provider call has failed. */
export function isHeldByAnotherWorker(error: unknown): boolean {
  return isUnknownOutcome(error) && (error as ShopError).cause === undefined;
}

/** A refusal is an answer. */
export function isProviderUnavailable(error: unknown): boolean {
  if (!isUnknownOutcome(error)) return false;
  const { cause } = error as ShopError;
  return !(cause instanceof ProviderError && cause.definite);
}

/**
 * However a call fails, the payment may have changed.
 * @throws `payment-unknown`
 */
export async function knownOutcome<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ProviderError) throw unknownOutcome(error.message, error);
    throw error;
  }
}
