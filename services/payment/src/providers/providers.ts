import type { PaymentProvider } from '@shop/contracts';
import type { PaymentConfig } from '../config.ts';
import { withBreaker } from './breaker.ts';
import type { ProviderCall } from '../domain/provider-call.ts';
import type { Provider } from './provider.ts';
import { createStripeProvider } from './stripe/index.ts';
import { withCallLog } from './with-call-log.ts';

export type Providers = Record<PaymentProvider, Provider>;

export function createProviders(
  config: PaymentConfig,
  note: (call: ProviderCall) => void = () => undefined,
): Providers {
  const paypal = paypalOnCall(config);
  return {
    stripe: withBreaker(withCallLog(createStripeProvider(config), note)),
    // Closing makes no call, so the breaker must not block it: an open payment could still be captured.
    paypal: { ...withBreaker(withCallLog(paypal, note)), close: paypal.close },
  };
}

/** Loads the SDK with the first call: it takes 12 MB of memory. */
function paypalOnCall(config: PaymentConfig): Provider {
  let opened: Promise<Provider> | undefined;
  const open = () =>
    (opened ??= import('./paypal/index.ts').then(({ createPaypalProvider }) => createPaypalProvider(config)));
  return {
    create: async (payment) => (await open()).create(payment),
    fetchStatus: async (payment) => (await open()).fetchStatus(payment),
    capture: async (payment) => (await open()).capture(payment),
    close: async (payment) => (await open()).close(payment),
    fetchReturns: async (payment) => (await open()).fetchReturns(payment),
    fetchFees: async (payment) => (await open()).fetchFees(payment),
    refund: async (payment, call) => (await open()).refund(payment, call),
    list: async (period) => (await open()).list(period),
    readWebhook: async (body, headers) => (await open()).readWebhook(body, headers),
  };
}
