import {
  bookedFeesSchema,
  doneSchema,
  paymentStateSchema,
  startedPaymentSchema,
  timelineItemsSchema,
  type BookedFee,
  type ClosePaymentInput,
  type FeesQuery,
  type PaymentState,
  type StartedPayment,
  type StartPaymentInput,
  type TimelineItem,
} from '@shop/contracts';
import type { InternalClient } from '@shop/service-kit';

/** `atMostMs` shortens a call's timeout to what the caller can wait. */
export type PaymentClient = {
  /** Idempotent by the attempt's number. */
  start: (input: StartPaymentInput, atMostMs?: number) => Promise<StartedPayment>;
  /** Fetches the provider's state and captures an approved payment. */
  settle: (paymentId: string, atMostMs?: number) => Promise<PaymentState>;
  /** Makes payment read the refunds from the provider; changes arrive as events. */
  refreshRefunds: (paymentId: string) => Promise<void>;
  timeline: (orderID: string) => Promise<TimelineItem[]>;
  fees: (days: FeesQuery) => Promise<BookedFee[]>;
  /** Closes an attempt unless it is paid; captures an approved one only if asked. */
  close: (paymentId: string, closing: ClosePaymentInput, atMostMs?: number) => Promise<PaymentState>;
};

/** The payment service itself waits for the provider. */
const START_MS = 12_000;
const SETTLE_MS = 8_000;
const CLOSE_MS = 12_000;

export function createPaymentClient(client: InternalClient): PaymentClient {
  const within = (limitMs: number, atMostMs = limitMs) => Math.max(0, Math.min(limitMs, Math.ceil(atMostMs)));
  return {
    start: (body, atMostMs) => {
      const posting = { body, answer: startedPaymentSchema, timeoutMs: within(START_MS, atMostMs) };
      return client.post('/internal/payments', posting);
    },
    settle: (paymentId, atMostMs) => {
      const posting = { body: {}, answer: paymentStateSchema, timeoutMs: within(SETTLE_MS, atMostMs) };
      return client.post(`/internal/payments/${paymentId}/settle`, posting);
    },
    refreshRefunds: async (paymentId) => {
      const posting = { body: {}, answer: doneSchema, timeoutMs: SETTLE_MS };
      await client.post(`/internal/payments/${paymentId}/fetch-returns`, posting);
    },
    timeline: (orderID) => client.get(`/internal/orders/${orderID}/timeline`, timelineItemsSchema),
    fees: ({ from, to }) => client.get(`/internal/fees?from=${from}&to=${to}`, bookedFeesSchema),
    close: (paymentId, body, atMostMs) => {
      const posting = { body, answer: paymentStateSchema, timeoutMs: within(CLOSE_MS, atMostMs) };
      return client.post(`/internal/payments/${paymentId}/close`, posting);
    },
  };
}

/** Shares one time limit among all calls; once it is used up, calls fail at once. */
export function withTimeBudget(payments: PaymentClient, allMs: number): PaymentClient {
  const until = performance.now() + allMs;
  // Timers round to whole milliseconds: a timeout may fire up to 1 ms early, so less than 1 ms counts as used up.
  const remainingMs = () => {
    const ms = until - performance.now();
    return ms < 1 ? 0 : ms;
  };
  return {
    start: (input) => payments.start(input, remainingMs()),
    settle: (paymentId) => payments.settle(paymentId, remainingMs()),
    refreshRefunds: (paymentId) => payments.refreshRefunds(paymentId),
    timeline: (orderID) => payments.timeline(orderID),
    fees: (days) => payments.fees(days),
    close: (paymentId, closing) => payments.close(paymentId, closing, remainingMs()),
  };
}
