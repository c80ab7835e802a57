import type { PaymentProvider, TimelineItem } from '@shop/contracts';
import type { OutboxEntry } from '@shop/events';
import type { PaymentDeps } from '../deps.ts';
import type { ProviderCall } from '../domain/provider-call.ts';
import { capturedMoney } from '../domain/refund.ts';

/** Per kind; a stuck payment is queried every minute. */
const MAX_ENTRIES = 200;

export async function listTimeline(
  { payments, calls, inbox }: Pick<PaymentDeps, 'payments' | 'calls' | 'inbox'>,
  orderID: string,
): Promise<TimelineItem[]> {
  const [own, asked] = await Promise.all([payments.findOf(orderID), calls.findOf(orderID, MAX_ENTRIES)]);
  const webhooks = own.length > 0 ? await inbox.findAbout(own) : [];
  return [...own.flatMap(ofPayment), ...asked.map(ofCall), ...webhooks.flatMap(ofWebhook)];
}

function ofPayment(payment: Awaited<ReturnType<PaymentDeps['payments']['findOf']>>[number]): TimelineItem[] {
  const { _id: about, provider, createdAt, amountCents, currency, paidAt, refunds = {}, outbox } = payment;
  const entry = (
    kind: TimelineItem['kind'],
    at: Date,
    rest: Pick<TimelineItem, 'what'> & Partial<TimelineItem>,
  ) => ({
    at: at.toISOString(),
    kind,
    provider,
    about,
    ...rest,
  });
  const captured = capturedMoney(payment);
  return [
    entry('attempt', createdAt, { what: 'started', money: { cents: amountCents, currency } }),
    ...(paidAt && captured
      ? [
          entry('attempt', paidAt, {
            what: payment.status,
            money: { cents: captured.amountCents, currency: captured.currency },
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

function waitingIn(
  outbox: OutboxEntry[] | undefined,
  provider: PaymentProvider,
  about: string | undefined,
): TimelineItem[] {
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

const ofCall = ({ paymentId, orderID: _orderID, at, ...call }: ProviderCall): TimelineItem => ({
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

type StoredWebhook = Awaited<ReturnType<PaymentDeps['inbox']['findAbout']>>[number];

function ofWebhook({
  type,
  provider,
  paymentId,
  receivedAt,
  state,
  requestId,
  outbox,
}: StoredWebhook): TimelineItem[] {
  const entry: TimelineItem = {
    at: receivedAt.toISOString(),
    kind: 'webhook',
    what: type,
    provider,
    about: paymentId,
    outcome: outcomes[state],
    requestId,
  };
  return [entry, ...waitingIn(outbox, provider, paymentId)];
}
