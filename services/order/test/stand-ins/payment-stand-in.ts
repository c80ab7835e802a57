import type {
  BookedFee,
  ClosePaymentInput,
  PaymentProvider,
  PaymentState,
  StartPaymentInput,
} from '@shop/contracts';
import type { Payment } from '@shop/reconciliation';
import { CURRENCY } from '@shop/money';
import { ShopError } from '@shop/service-kit';
import type { StandInHandler } from '@shop/testing';

export type StandInPayment = StartPaymentInput &
  Pick<PaymentState, 'paymentId' | 'status' | 'captured' | 'needsPayer' | 'method'>;

/** The payment service with its providers: what was started, and what became of it. */
export type PaymentStandIn = {
  payments: Map<string, StandInPayment>;
  get: (paymentId: string) => StandInPayment;
  /** The buyer pays, is declined, or pays a sum that does not match. */
  turn: (
    paymentId: string,
    status: PaymentState['status'],
    captured?: PaymentState['captured'],
  ) => StandInPayment;
  /** The provider does not answer: nothing is known. */
  isMute: boolean;
  /** The provider takes every call and never answers; payment waits for it, and so does whoever asked. */
  silent: PaymentProvider | null;
  /** Attempts whose money the provider is still deciding about. */
  undecided: Set<string>;
  /** Attempts that the buyer has approved and nobody has taken the money of. */
  approved: Set<string>;
  /** Ids of the events that order has acknowledged. */
  acknowledged: string[];
  /** The payments whose provider was asked how they stand. */
  settled: string[];
  /** The payments whose provider was asked what went back. */
  lookedAt: string[];
  /** What the providers have kept. */
  fees: BookedFee[];
  /** What payment's database would say. */
  books: () => Payment[];
  /** Runs before a close is answered: what happens at the provider at that very moment. */
  beforeClose: (payment: StandInPayment) => void | Promise<void>;
  routes: Record<string, StandInHandler>;
};

/** What the provider calls the money of a payment. */
export const chargeIdOf = (paymentId: string): string => `charge-${paymentId}`;

function booked({ paymentId, orderID, provider, amountCents, status, captured }: StandInPayment): Payment {
  const capture = captured ?? (status === 'paid' ? { amountCents, currency: CURRENCY } : null);
  return {
    _id: paymentId,
    orderID,
    provider,
    amountCents,
    currency: CURRENCY,
    status,
    createdAt: new Date(0),
    ...(capture ? { chargedCents: capture.amountCents, chargedCurrency: capture.currency } : {}),
  };
}

export function createPaymentStandIn(): PaymentStandIn {
  const payments = new Map<string, StandInPayment>();
  const get = (paymentId = ''): StandInPayment => {
    const payment = payments.get(paymentId);
    if (!payment) throw new ShopError({ code: 'payment-not-found' });
    return payment;
  };
  const stateOf = ({
    paymentId,
    status,
    captured,
    method,
    needsPayer = false,
  }: StandInPayment): PaymentState => ({
    paymentId,
    status,
    needsPayer,
    ...(method ? { method } : {}),
    ...(captured ? { captured, chargeId: chargeIdOf(paymentId) } : {}),
    ...(status === 'paid' ? { providerPaymentId: `provider-${paymentId}`, payerId: 'PAYER1' } : {}),
  });
  // What PayPal declined can be approved once more.
  const mayBringMoney = ({ status, provider }: StandInPayment) =>
    status === 'open' || (status === 'failed' && provider === 'paypal');
  const take = (payment: StandInPayment) => {
    if (mayBringMoney(payment) && standIn.approved.has(payment.paymentId)) payment.status = 'paid';
  };
  const silence = async (provider: PaymentProvider) => {
    if (standIn.silent === provider) await new Promise(() => undefined);
  };
  const listen = async ({ provider }: StandInPayment) => {
    if (standIn.isMute) throw new ShopError({ code: 'payment-unknown' });
    await silence(provider);
  };
  const standIn: PaymentStandIn = {
    payments,
    get,
    turn: (paymentId, status, captured) =>
      Object.assign(get(paymentId), { status, ...(captured ? { captured } : {}) }),
    isMute: false,
    silent: null,
    undecided: new Set(),
    approved: new Set(),
    acknowledged: [],
    settled: [],
    lookedAt: [],
    fees: [],
    beforeClose: () => undefined,
    books: () => [...payments.values()].map(booked),
    routes: {
      'POST /internal/payments': async ({ body }) => {
        const input = body as StartPaymentInput;
        await silence(input.provider);
        const paymentId = `${input.orderID}_${input.attempt}`;
        if (standIn.isMute) throw new ShopError({ code: 'upstream-failed' });
        if (!payments.has(paymentId)) payments.set(paymentId, { ...input, paymentId, status: 'open' });
        return { paymentId, url: `https://pay.example/${paymentId}` };
      },
      'GET /internal/orders/:orderID/timeline': ({ params }) => {
        if (standIn.isMute) throw new ShopError({ code: 'unavailable' });
        return [...payments.values()]
          .filter(({ orderID }) => orderID === params['orderID'])
          .map(({ paymentId, provider }) => {
            const at = new Date(0).toISOString();
            return { at, kind: 'call', what: 'create', provider, about: paymentId, outcome: 'done', ms: 12 };
          });
      },
      'GET /internal/fees': () => standIn.fees,
      'POST /internal/payments/:paymentId/settle': async ({ params }) => {
        const payment = get(params['paymentId']);
        standIn.settled.push(payment.paymentId);
        await listen(payment);
        take(payment);
        return stateOf(payment);
      },
      'POST /internal/payments/:paymentId/fetch-returns': async ({ params }) => {
        const payment = get(params['paymentId']);
        await listen(payment);
        standIn.lookedAt.push(payment.paymentId);
      },
      'POST /internal/payments/:paymentId/close': async ({ params, body }) => {
        const payment = get(params['paymentId']);
        await standIn.beforeClose(payment);
        await listen(payment);
        if (standIn.undecided.has(payment.paymentId)) throw new ShopError({ code: 'payment-unknown' });
        if ((body as ClosePaymentInput).captureApproved) take(payment);
        if (mayBringMoney(payment)) payment.status = 'closed';
        return stateOf(payment);
      },
      'POST /internal/outbox/acknowledge': ({ body }) => {
        standIn.acknowledged.push((body as { eventId: string }).eventId);
      },
    },
  };
  return standIn;
}
