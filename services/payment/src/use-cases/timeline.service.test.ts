import { timelineItemsSchema, type TimelineItem } from '@shop/contracts';
import { outboxEntry, type OutboxEntry } from '@shop/events';
import { newId } from '@shop/service-kit';
import { waitFor } from '@shop/testing';
import { expect, test, vi } from 'vitest';
import { newInboxEntry, passedOn, type InboxEntry } from '../domain/inbox-entry.ts';
import { openCallStore } from '../store/call-store.ts';
import { reportOf } from './report-payment.ts';
import { heard, setUpPaymentHarness } from '../../test/payment-harness.ts';

const harness = setUpPaymentHarness();

async function timelineOf(orderID: string): Promise<TimelineItem[]> {
  const { body } = await harness.api.asService('GET', `/internal/orders/${orderID}/timeline`);
  return timelineItemsSchema.parse(body.data);
}
const ofKind = (entries: TimelineItem[], kind: TimelineItem['kind']) =>
  entries.filter((entry) => entry.kind === kind);

test.each(['stripe', 'paypal'] as const)(
  'a %s payment’s timeline has its start, its money, every call, webhook and refund, and no personal data',
  async (provider) => {
    const paymentId = await harness.paid(provider);
    await heard(harness, paymentId);
    const refundId = await harness.askRefund(paymentId);
    await harness.refundIs(paymentId, refundId, 'succeeded');
    const [orderID = ''] = paymentId.split('_');
    // Notes are not waited for by the calls that they are about, and each process writes down its own; webhooks come when
    // they come.
    await waitFor('the notes of all calls, and a webhook', async () => {
      const entries = await timelineOf(orderID);
      const noted = ofKind(entries, 'call').map(({ what }) => what);
      const isNoted = (['create', 'look', 'refund'] as const).every((what) => noted.includes(what));
      return isNoted && ofKind(entries, 'webhook').length > 0;
    });
    const entries = await timelineOf(orderID);
    const money = { cents: 11_250, currency: 'EUR' };
    expect(ofKind(entries, 'attempt')).toMatchObject([
      { what: 'started', about: paymentId, provider, money },
      { what: 'paid', about: paymentId, provider, money },
    ]);
    const calls = ofKind(entries, 'call');
    for (const call of calls) expect(call).toMatchObject({ about: paymentId, provider, outcome: 'done' });
    expect(calls.find(({ what }) => what === 'create')?.requestId).toMatch(/./);
    expect(ofKind(entries, 'refund').map(({ what }) => what)).toEqual(['requested', 'succeeded']);
    const webhooks = ofKind(entries, 'webhook');
    expect(webhooks.length).toBeGreaterThan(0);
    for (const webhook of webhooks) expect(webhook.requestId).toMatch(/./);
    expect(JSON.stringify(entries)).not.toMatch(/Aino|Satakunnankatu|payer@|secret/);
  },
);

test('a webhook that is not applied yet is shown as waiting', async () => {
  const { paymentId } = await harness.started('stripe');
  const note = { eventId: `evt_${newId()}`, type: 'checkout.session.completed', paymentId };
  const entry = passedOn(newInboxEntry('stripe', note, new Date()));
  const report = { ...outboxEntry(reportOf(paymentId, 'payment')), nextSendAt: new Date('2200-01-01') };
  await harness.database.connection
    .collection<InboxEntry & { outbox: OutboxEntry[] }>('webhookInbox')
    .insertOne({ ...entry, outbox: [report] });
  const [orderID = ''] = paymentId.split('_');
  expect(ofKind(await timelineOf(orderID), 'event')).toMatchObject([
    { what: 'payment-reported', about: paymentId, provider: 'stripe', outcome: 'waiting' },
  ]);
});

test('a call that was refused, and one without an answer, say so with the provider’s status', async () => {
  await harness.script({ match: 'POST /v1/checkout/sessions$', behaviour: 'reply', status: 503 });
  const orderID = newId();
  expect((await harness.start({ orderID })).status).toBeGreaterThanOrEqual(500);
  await waitFor('the note', async () => (await timelineOf(orderID)).some(({ kind }) => kind === 'call'));
  const [call] = ofKind(await timelineOf(orderID), 'call');
  expect(call).toMatchObject({ what: 'create', outcome: 'unknown', answer: expect.stringMatching(/^503/) });
});

test('an order that payment does not know has an empty timeline', async () => {
  expect(await timelineOf(newId())).toEqual([]);
});

test('a process that stops writes down first what it has still to note', async () => {
  const orderID = newId();
  const calls = await openCallStore(harness.database.connection, harness.deps.logger);
  const call = { paymentId: `${orderID}_1`, orderID, provider: 'stripe', at: new Date(), ms: 1 } as const;
  calls.note({ ...call, what: 'create', outcome: 'done' });
  calls.note({ ...call, what: 'look', outcome: 'unknown' });
  await calls.close();
  expect((await calls.findOf(orderID, 10)).map(({ what }) => what).toSorted()).toEqual(['create', 'look']);
});

test('a process that stops waits for the notes that are just being written', async () => {
  const orderID = newId();
  const { connection } = harness.database;
  const calls = await openCallStore(connection, harness.deps.logger);
  const notes = connection.model('ProviderCall');
  const insertMany = notes.insertMany.bind(notes);
  let begun = false;
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const inserting = vi.spyOn(notes, 'insertMany').mockImplementationOnce(async (docs: unknown) => {
    begun = true;
    await held;
    return insertMany(docs);
  });
  const call = { paymentId: `${orderID}_1`, orderID, provider: 'stripe', at: new Date(), ms: 1 } as const;
  calls.note({ ...call, what: 'create', outcome: 'done' });
  await waitFor('the notes to be written', () => begun);
  const closed = calls.close();
  goOn();
  await closed;
  inserting.mockRestore();
  expect(await calls.findOf(orderID, 10)).toHaveLength(1);
});
