import type { PaymentProvider } from '@shop/contracts';

/** A logged provider call, without secrets or personal data. */
export type ProviderCall = {
  orderID: string;
  paymentId: string;
  provider: PaymentProvider;
  what: 'create' | 'find' | 'look' | 'capture' | 'close' | 'look-for-returns' | 'look-for-fees' | 'refund';
  /** `unknown`: no answer, or an unreadable one. */
  outcome: 'done' | 'refused' | 'unknown';
  /** HTTP status and error code. */
  answer?: string;
  at: Date;
  ms: number;
  requestId?: string;
};
