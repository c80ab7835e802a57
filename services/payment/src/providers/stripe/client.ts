import { Stripe } from 'stripe';
import type { z } from 'zod';
import type { PaymentConfig } from '../../config.ts';
import { CALL_MS, inTime, ProviderError, retryAfterOf } from '../provider.ts';

export function createStripe(config: PaymentConfig): Stripe {
  return new Stripe(config.STRIPE_SECRET_KEY, {
    ...standIn(config.SANDBOX_URL),
    maxNetworkRetries: 0,
    timeout: CALL_MS,
    telemetry: false,
  });
}

function standIn(url: string | undefined): { host?: string; port?: string; protocol?: 'http' } {
  if (!url) return {};
  const { hostname, port } = new URL(url);
  return { host: hostname, port, protocol: 'http' };
}

export async function ask<T>(schema: z.ZodType<T>, call: () => Promise<unknown>): Promise<T> {
  let answer: unknown;
  try {
    answer = await inTime(call());
  } catch (error) {
    throw providerError(error);
  }
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new ProviderError('Stripe answered something else', { cause: parsed.error });
  return parsed.data;
}

/** Not a proxy's 404. */
export function isMissing(error: unknown): boolean {
  const cause = error instanceof ProviderError ? error.cause : undefined;
  return (
    cause instanceof Stripe.errors.StripeInvalidRequestError &&
    cause.statusCode === 404 &&
    cause.code === 'resource_missing'
  );
}

export async function unlessForbidden<T>(call: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const isForbidden =
      error instanceof ProviderError && error.cause instanceof Stripe.errors.StripePermissionError;
    if (isForbidden) return otherwise;
    throw error;
  }
}

function providerError(cause: unknown): ProviderError {
  if (cause instanceof ProviderError) return cause;
  const { errors } = Stripe;
  const { statusCode = 0, headers } = cause instanceof errors.StripeError ? cause : {};
  // 401 is no refusal: the key may have just changed.
  const isRefused =
    cause instanceof errors.StripeInvalidRequestError ||
    cause instanceof errors.StripeIdempotencyError ||
    cause instanceof errors.StripePermissionError;
  // 409: an equal call is still running.
  const definite = isRefused && statusCode !== 409;
  const isTooMany = statusCode === 429;
  return new ProviderError(`Stripe: ${cause instanceof Error ? cause.message : 'failed'}`, {
    definite,
    cause,
    isServerError: statusCode >= 500,
    isKeyUsedUp: statusCode >= 500 && headers?.['idempotent-replayed'] === 'true',
    isTooMany,
    retryAfterSeconds: isTooMany ? retryAfterOf(headers?.['retry-after']) : undefined,
  });
}
