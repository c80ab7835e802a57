import type { PaymentProvider } from '@shop/contracts';
import type { PaymentConfig } from '../config.ts';
import { withBreaker } from './breaker.ts';
import type { ProviderCall } from '../domain/provider-call.ts';
import type { Provider } from './provider.ts';
import { createStripeProvider } from './stripe/index.ts';
import { withNotes } from './with-notes.ts';

export type Providers = Record<PaymentProvider, Provider>;

/** @param note is told every call that was made about a payment */
export function createProviders(
  config: PaymentConfig,
  note: (call: ProviderCall) => void = () => undefined,
): Providers {
  const paypal = paypalOnCall(config);
  return {
    stripe: withBreaker(withNotes(createStripeProvider(config), note)),
    // Closing at PayPal asks nobody, so it does not wait: what is left open could be taken later.
    paypal: { ...withBreaker(withNotes(paypal, note)), close: paypal.close },
  };
}

/** PayPal, whose SDK is read in with the first call: it is 12 MB of a process, in a shop where nobody pays so as well. */
function paypalOnCall(config: PaymentConfig): Provider {
  let opened: Promise<Provider> | undefined;
  const open = () =>
    (opened ??= import('./paypal/index.ts').then(({ createPaypalProvider }) => createPaypalProvider(config)));
  return {
    create: async (payment) => (await open()).create(payment),
    look: async (payment) => (await open()).look(payment),
    capture: async (payment) => (await open()).capture(payment),
    close: async (payment) => (await open()).close(payment),
    lookForReturns: async (payment) => (await open()).lookForReturns(payment),
    lookForFees: async (payment) => (await open()).lookForFees(payment),
    refund: async (payment, call) => (await open()).refund(payment, call),
    list: async (period) => (await open()).list(period),
    readWebhook: async (body, headers) => (await open()).readWebhook(body, headers),
  };
}
