import type { PaymentProvider } from '@shop/contracts';

/** One question to a provider, as far as it may be kept: no secrets, and nothing of who the buyer is. */
export type ProviderCall = {
  orderID: string;
  paymentId: string;
  provider: PaymentProvider;
  what: 'create' | 'find' | 'look' | 'capture' | 'close' | 'look-for-returns' | 'look-for-fees' | 'refund';
  /** `refused`: the provider said no · `unknown`: it did not answer, or not with sense. */
  outcome: 'done' | 'refused' | 'unknown';
  /** The status and the word by which it refused or failed. */
  answer?: string;
  at: Date;
  ms: number;
  requestId?: string;
};
