import type { PaymentProvider, TrailEntry } from '@shop/contracts';
import type { OutboxEntry } from '@shop/events';
import type { PaymentDeps } from '../deps.ts';
import type { ProviderCall } from '../domain/provider-call.ts';
import { takenFrom } from '../domain/refund.ts';

/** Of each kind so many at most: a payment that hangs is asked about every minute. */
const MOST = 200;

/** What an order has brought about here: its payments, the calls to their providers, webhooks, refunds, waiting events. */
export async function tellTrail(
  { payments, calls, inbox }: Pick<PaymentDeps, 'payments' | 'calls' | 'inbox'>,
  orderID: string,
): Promise<TrailEntry[]> {
  const [own, asked] = await Promise.all([payments.findOf(orderID), calls.findOf(orderID, MOST)]);
  const told = own.length > 0 ? await inbox.findAbout(own) : [];
  return [...own.flatMap(ofPayment), ...asked.map(ofCall), ...told.flatMap(ofWebhook)];
}

function ofPayment(payment: Awaited<ReturnType<PaymentDeps['payments']['findOf']>>[number]): TrailEntry[] {
  const { _id: about, provider, createdAt, amountCents, currency, paidAt, refunds = {}, outbox } = payment;
  const entry = (
    kind: TrailEntry['kind'],
    at: Date,
    rest: Pick<TrailEntry, 'what'> & Partial<TrailEntry>,
  ) => ({
    at: at.toISOString(),
    kind,
    provider,
    about,
    ...rest,
  });
  const taken = takenFrom(payment);
  return [
    entry('attempt', createdAt, { what: 'started', money: { cents: amountCents, currency } }),
    ...(paidAt && taken
      ? [
          entry('attempt', paidAt, {
            what: payment.status,
            money: { cents: taken.amountCents, currency: taken.currency },
          }),
        ]
      : []),
    ...Object.entries(refunds).flatMap(([id, refund]) => {
      const money = { cents: refund.amountCents, currency: refund.currency };
      const begun = entry('refund', refund.requestedAt, { what: 'requested', about: id, money });
      const isBegun = refund.state === 'requested';
      return isBegun
        ? [begun]
        : [begun, entry('refund', refund.changedAt, { what: refund.state, about: id, money })];
    }),
    ...waitingIn(outbox, provider, about),
  ];
}

/** The events that nobody has applied yet. */
function waitingIn(
  outbox: OutboxEntry[] | undefined,
  provider: PaymentProvider,
  about: string | undefined,
): TrailEntry[] {
  return (outbox ?? []).map(({ name, at, waiting, requestId }) => ({
    at: at.toISOString(),
    kind: 'event',
    provider,
    about,
    what: name,
    outcome: 'waiting',
    answer: waiting.join(', '),
    requestId,
  }));
}

const ofCall = ({ paymentId, orderID: _orderID, at, ...call }: ProviderCall): TrailEntry => ({
  at: at.toISOString(),
  kind: 'call',
  about: paymentId,
  provider: call.provider,
  what: call.what,
  outcome: call.outcome,
  answer: call.answer,
  ms: call.ms,
  requestId: call.requestId,
});

const outcomes = { new: 'waiting', passed: 'done', unmatched: 'ignored', ignored: 'ignored' } as const;

type Came = Awaited<ReturnType<PaymentDeps['inbox']['findAbout']>>[number];

function ofWebhook({ type, provider, paymentId, receivedAt, state, requestId, outbox }: Came): TrailEntry[] {
  const came: TrailEntry = {
    at: receivedAt.toISOString(),
    kind: 'webhook',
    what: type,
    provider,
    about: paymentId,
    outcome: outcomes[state],
    requestId,
  };
  return [came, ...waitingIn(outbox, provider, paymentId)];
}
