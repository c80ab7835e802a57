import type { Snapshot } from '../snapshot.ts';
import type { Order, Payment } from '../documents.ts';
import { ofOrder, type Finding } from '../finding.ts';
import { mends } from '../mends.ts';
import { latest, writtenAt } from '../money-of.ts';

const MINUTE_MS = 60_000;
const EVENT_MS = MINUTE_MS;
/** Pictures queue behind each other. */
const PICTURE_MS = 60 * MINUTE_MS;
/** Longest pause of any sweeper, slow calls included. */
const SWEPT_MS = 5 * MINUTE_MS;

/** States that a sweeper moves on. */
const steps = new Set(['reserving', 'closing', 'releasing', 're-reserving', 'committing']);
const over = new Set(['released', 'committed']);
const live = new Set(['creating', 'open', 'capturing']);

/** No event, order, payment, webhook or picture is stuck. */
export function checkEvents(snapshot: Snapshot): Finding[] {
  return [
    ...waitingEvents(snapshot),
    ...deadLetters(snapshot),
    ...stuckOrders(snapshot),
    ...stuckPayments(snapshot),
    ...stuckWebhooks(snapshot),
    ...stuckPictures(snapshot),
  ];
}

const finding = (
  subject: string,
  details: Pick<Finding, 'says' | 'mend'>,
  touchedAt: Date | null = null,
): Finding => ({
  rule: 'events',
  subject,
  touchedAt,
  ...details,
});

const ageOf = (at: Date, then: Date): number => at.getTime() - then.getTime();
const ago = (ms: number): string =>
  ms < 2 * MINUTE_MS ? `${Math.round(ms / 1_000)} s` : `${Math.round(ms / MINUTE_MS)} min`;

/** Names the order where the owner's id begins with one. */
function about(service: string, owner: string): string {
  const orderID = /^[0-9a-f]{24}/.exec(owner)?.[0];
  return orderID && (service === 'order' || service === 'payment' || service === 'cart')
    ? ofOrder(orderID)
    : `${service} ${owner}`;
}

function waitingEvents({ events, at }: Snapshot): Finding[] {
  return events.map(({ service, owner, name, waiting, at: then }) => {
    const isLate = ageOf(at, then) > (name === 'image-uploaded' ? PICTURE_MS : EVENT_MS);
    const says = `${name} of ${service} has waited ${ago(ageOf(at, then))} for ${waiting.join(', ') || 'no consumer'}`;
    // A recent event is in progress, independent of the caller's grace.
    return finding(about(service, owner), { says, mend: mends.sweeper }, isLate ? null : at);
  });
}

function deadLetters({ deadLetters }: Snapshot): Finding[] {
  return deadLetters.map(({ service, owner, name, consumer, error }) =>
    finding(about(service, owner), {
      says: `${name} was given up by ${consumer}: ${error}`,
      mend: mends.replay,
    }),
  );
}

function stuckOrders({ orders, payments, at }: Snapshot): Finding[] {
  const undecided = new Set(
    payments.flatMap((payment) =>
      isBeingDecided(payment, orders.get(payment.orderID)) ? payment.orderID : [],
    ),
  );
  return [...orders.values()].flatMap(({ _id, saga, dueAt, updatedAt }) => {
    const isDue = dueAt !== null && ageOf(at, dueAt) > SWEPT_MS;
    const says = isDue ? `it is ${saga} and was due ${ago(ageOf(at, dueAt))} ago` : `it is still ${saga}`;
    if (!isDue && !steps.has(saga)) return [];
    const stuck = finding(ofOrder(_id), { says, mend: mends.sweeper }, updatedAt);
    // Such a payment cannot be closed yet, so the order stays in `closing`.
    if (isDue || saga !== 'closing' || !undecided.has(_id)) return [stuck];
    const why = `${says}: a provider is still deciding about its money`;
    return [{ ...stuck, says: why, mend: mends.undecided, waits: true }];
  });
}

function stuckPayments({ payments, orders, at }: Snapshot): Finding[] {
  return payments.flatMap((payment) => {
    const { _id, orderID, status, nextCheckAt, nextRefundCheckAt, leaseUntil } = payment;
    const order = orders.get(orderID);
    const touchedAt = latest(writtenAt(payment), leaseUntil, order?.updatedAt);
    const stuck = (says: string) => finding(ofOrder(orderID), { says, mend: mends.sweeper }, touchedAt);
    const waits = [nextCheckAt, nextRefundCheckAt].filter((due) => due !== undefined);
    const isLeft = waits.some((due) => ageOf(at, due) > SWEPT_MS);
    const unattended = isLeft ? [stuck(`a check is overdue for ${_id}, which is ${status}`)] : [];
    // Such a payment can be neither captured nor closed yet.
    const report = (says: string): Finding[] =>
      isBeingDecided(payment, order)
        ? [
            ...unattended,
            { ...stuck(`${says}: its provider is still deciding`), mend: mends.undecided, waits: true },
          ]
        : [stuck(says)];
    if (order && over.has(order.saga) && live.has(status))
      return report(`it is ${order.saga}, but ${_id} is still ${status}`);
    return status === 'capturing' && !isLeft ? report(`${_id} is still capturing`) : unattended;
  });
}

/** The provider may take days. */
const isBeingDecided = ({ _id, status, pendingReason }: Payment, order: Order | undefined): boolean =>
  live.has(status) && (pendingReason !== undefined || order?.pendingPayment?.paymentId === _id);

function stuckWebhooks({ inbox, payments, at }: Snapshot): Finding[] {
  const paymentIds = new Set(payments.map(({ _id }) => _id));
  return inbox.flatMap(({ _id, type, state, paymentId = '', nextTryAt, receivedAt }) => {
    const orderID = paymentId.split('_')[0] ?? '';
    const subject = paymentIds.has(paymentId) ? ofOrder(orderID) : `webhook ${_id}`;
    if (state === 'new' && nextTryAt && ageOf(at, nextTryAt) > SWEPT_MS)
      return [
        finding(subject, {
          says: `${type} (${_id}) is stuck in the inbox`,
          mend: mends.sweeper,
        }),
      ];
    const isMissed = (state === 'new' || state === 'unmatched') && paymentIds.has(paymentId);
    const says = `${type} (${_id}) was not passed on to its payment`;
    return isMissed ? [finding(subject, { says, mend: mends.reconcile }, receivedAt)] : [];
  });
}

/** Failed pictures wait for the seller. */
function stuckPictures({ assets, events, deadLetters, at }: Snapshot): Finding[] {
  const underWay = new Set([...events, ...deadLetters].map(({ owner }) => owner));
  const givenUp = assets
    .filter(({ state }) => state === 'failed')
    .map(({ _id }): Finding => {
      const says = 'its sizes could not be made, and it was given up';
      return { ...finding(`picture ${_id}`, { says, mend: mends.picture }), waits: true };
    });
  const unprocessed = assets
    .filter(
      ({ _id, state, createdAt }) =>
        state === 'processing' && !underWay.has(_id) && ageOf(at, createdAt) > SWEPT_MS,
    )
    .map(({ _id }) =>
      finding(`picture ${_id}`, {
        says: 'its sizes are not made, and no worker makes them',
        mend: mends.sweeper,
      }),
    );
  return [...givenUp, ...unprocessed];
}
