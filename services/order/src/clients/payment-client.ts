import {
  paymentStateSchema,
  startedPaymentSchema,
  type ClosePaymentInput,
  type PaymentState,
  type StartedPayment,
  type StartPaymentInput,
} from '@shop/contracts';
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
    start: (body) =>
      client.post('/internal/payments', { body, answer: startedPaymentSchema, timeoutMs: START_MS }),
    settle: (paymentId) => {
      const posting = { body: {}, answer: paymentStateSchema, timeoutMs: SETTLE_MS };
      return client.post(`/internal/payments/${paymentId}/settle`, posting);
    },
    close: (paymentId, body) => {
      const posting = { body, answer: paymentStateSchema, timeoutMs: CLOSE_MS };
      return client.post(`/internal/payments/${paymentId}/close`, posting);
    },
  };
}
