import type { PaymentProvider } from '@shop/contracts';

export type ProviderCall = {
  orderID: string;
  paymentId: string;
  provider: PaymentProvider;
  what: 'create' | 'find' | 'look' | 'capture' | 'close' | 'look-for-returns' | 'look-for-fees' | 'refund';
  /** `unknown`: no readable answer. */
  outcome: 'done' | 'refused' | 'unknown';
  answer?: string;
  at: Date;
  ms: number;
  requestId?: string;
};
