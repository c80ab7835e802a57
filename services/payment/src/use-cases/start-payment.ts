import type { ErrorCode, PaymentProvider, StartedPayment, StartPaymentInput } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import { tracing } from '@shop/tracing';
import type { PaymentDeps } from '../deps.ts';
import { checkPauseMs, linesTotal, newPayment, type Payment } from '../domain/payment.ts';
import { isSettled } from '../domain/payment-status.ts';
import { ProviderError, type MadePayment } from '../providers/provider.ts';

type StartDeps = Pick<PaymentDeps, 'payments' | 'providers' | 'config' | 'logger' | 'now'>;

const unavailable: Record<PaymentProvider, ErrorCode> = {
  stripe: 'card-unavailable',
  paypal: 'paypal-unavailable',
};

/**
 * Repeated calls return the same page. The link leaves only once stored: an attempt without one can be closed locally.
 */
export async function startPayment(deps: StartDeps, input: StartPaymentInput): Promise<StartedPayment> {
  assertSound(deps, input);
  const fresh = { ...newPayment(input, deps.now()), ...tracing().storedFields() };
  const inserted = await deps.payments.insert(fresh);
  const payment = inserted ? fresh : await deps.payments.get(fresh._id);
  assertSame(payment, fresh);
  if (payment.status === 'open' && payment.url) return { paymentId: payment._id, url: payment.url };
  if (payment.status !== 'creating') throw notStartable(payment);

  const { providerId, url } = await createAtProvider(deps, payment);
  const nextCheckAt = new Date(deps.now().getTime() + checkPauseMs(payment, deps.now()));
  const opened = await deps.payments.move(
    payment._id,
    'open',
    { providerId, url, nextCheckAt },
    { from: ['creating'] },
  );
  if (opened) return { paymentId: payment._id, url };
  // After a closing the link must not leave.
  const now = await deps.payments.get(payment._id);
  if (now.status === 'open' && now.url) return { paymentId: now._id, url: now.url };
  throw notStartable(now);
}

async function createAtProvider(deps: StartDeps, payment: Payment): Promise<MadePayment> {
  const { providers, payments, logger } = deps;
  try {
    return await providers[payment.provider].create(payment);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logger.warn({ err: error, paymentId: payment._id }, 'a payment could not be started');
    const made = error.isServerError ? await findMade(deps, payment) : undefined;
    if (made) return made;
    // The provider repeats the error for this key.
    if (error.definite || made === null)
      await payments.move(payment._id, 'failed', { reason: error.message }, { from: ['creating'] });
    const { retryAfterSeconds } = error;
    throw new ShopError({
      code: unavailable[payment.provider],
      cause: error,
      ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
    });
  }
}

/** @returns null if nothing was created, undefined if unknown */
async function findMade(
  { providers, logger }: StartDeps,
  payment: Payment,
): Promise<MadePayment | null | undefined> {
  try {
    return await providers[payment.provider].find?.(payment);
  } catch (err) {
    if (!(err instanceof ProviderError)) throw err;
    logger.warn({ err, paymentId: payment._id }, 'whether a payment was made is not known yet');
    return undefined;
  }
}

function assertSound({ config }: StartDeps, input: StartPaymentInput): void {
  const origin = new URL(config.PUBLIC_URL).origin;
  const isOurs = (url: string) => URL.canParse(url) && new URL(url).origin === origin;
  if (!isOurs(input.returnUrl) || !isOurs(input.cancelUrl)) {
    throw new ShopError({ code: 'invalid-input', errors: { returnUrl: 'must lie below PUBLIC_URL' } });
  }
  if (linesTotal(input.lines) > input.amountCents) {
    throw new ShopError({ code: 'invalid-input', errors: { lines: 'add up to more than amountCents' } });
  }
}

function assertSame(stored: Payment, requested: Payment): void {
  if (stored.provider === requested.provider && stored.amountCents === requested.amountCents) return;
  throw new ShopError({ code: 'stale-version', details: `${stored._id} was started with something else` });
}

function notStartable({ status, orderID }: Payment): ShopError {
  return isSettled(status)
    ? new ShopError({ code: 'order-already-paid', data: { orderID }, details: status })
    : new ShopError({ code: 'order-closed', details: status });
}
