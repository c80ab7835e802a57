import type { ClosePaymentInput, PaymentState, StartedPayment, StartPaymentInput } from '@shop/contracts';
import type { InternalClient } from '@shop/service-kit';

export type PaymentClient = {
  /** Makes an attempt at the provider, or finds the one with the same number. */
  start: (input: StartPaymentInput) => Promise<StartedPayment>;
  /** Asks the provider what became of an attempt; takes the money of an approved one. */
  settle: (paymentId: string) => Promise<PaymentState>;
  /** Closes an attempt at the provider, unless it turns out to be paid; what is approved is taken only if asked. */
  close: (paymentId: string, closing: ClosePaymentInput) => Promise<PaymentState>;
};

/** Payment itself waits for the provider. */
const START_MS = 12_000;
const SETTLE_MS = 8_000;
const CLOSE_MS = 12_000;

export function createPaymentClient(client: InternalClient): PaymentClient {
  return {
    start: (input) => client.post<StartedPayment>('/internal/payments', input, START_MS),
    settle: (paymentId) => client.post<PaymentState>(`/internal/payments/${paymentId}/settle`, {}, SETTLE_MS),
    close: (paymentId, closing) =>
      client.post<PaymentState>(`/internal/payments/${paymentId}/close`, closing, CLOSE_MS),
  };
}
