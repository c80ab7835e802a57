import type { PaymentProvider } from '@shop/contracts';
import type { PaymentConfig } from '../config.ts';
import { withBreaker } from './breaker.ts';
import { createPaypalProvider } from './paypal.ts';
import type { Provider } from './provider.ts';
import { createStripeProvider } from './stripe.ts';

export type Providers = Record<PaymentProvider, Provider>;

export function createProviders(config: PaymentConfig): Providers {
  const paypal = createPaypalProvider(config);
  return {
    stripe: withBreaker(createStripeProvider(config)),
    // Closing at PayPal asks nobody, so it does not wait: what is left open could be taken later.
    paypal: { ...withBreaker(paypal), close: paypal.close },
  };
}
