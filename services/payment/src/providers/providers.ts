import type { PaymentProvider } from '@shop/contracts';
import type { PaymentConfig } from '../config.ts';
import { withBreaker } from './breaker.ts';
import { createPaypalProvider } from './paypal.ts';
import type { ProviderCall } from '../domain/provider-call.ts';
import type { Provider } from './provider.ts';
import { createStripeProvider } from './stripe.ts';
import { withNotes } from './with-notes.ts';

export type Providers = Record<PaymentProvider, Provider>;

/** @param note is told every call that was made about a payment */
export function createProviders(
  config: PaymentConfig,
  note: (call: ProviderCall) => void = () => undefined,
): Providers {
  const paypal = createPaypalProvider(config);
  return {
    stripe: withBreaker(withNotes(createStripeProvider(config), note)),
    // Closing at PayPal asks nobody, so it does not wait: what is left open could be taken later.
    paypal: { ...withBreaker(withNotes(paypal, note)), close: paypal.close },
  };
}
