import { expect, test, vi } from 'vitest';
import type { Receipt } from '../src/documents.ts';
import { assertReconciled, reportOf } from '../src/index.ts';
import { otherPayment, writesTo } from './breaches.ts';
import { longAgo, orderID, paymentId, setUpSoundShop, soundOrder, soundReceipts } from './sound-shop.ts';

const shop = setUpSoundShop();
const { set, unset, payAgain } = writesTo(shop);

test('a consistent shop has no findings', async () => {
  const found = await shop.look();
  expect(found).toMatchObject({ wrong: [], underWay: [], waiting: [] });
  expect(reportOf(found)).toBe(
    'The data is consistent.\nCompared 1 orders, 1 payments, 1 products; 1 charges at the providers.',
  );
});

test('an audit log without a seal is no breach before account has started on a version that seals it', async () => {
  const entry = { event: 'e1', kind: 'invited', at: longAgo, by: '', about: '', requestId: '' };
  const first = { ...entry, changes: [], digests: {}, previous: '', _id: 1 as never };
  await shop.collection('account', 'auditLog').insertOne(first);
  const found = await shop.look();
  expect(found.wrong).toEqual([]);
  expect(reportOf(found)).toContain('The audit log has no seal.');
});

test('a recent write may be in progress, and is wrong once it is older', async () => {
  await unset('carts', `applied.${orderID}`);
  await set('orders', { updatedAt: new Date() });
  expect(await shop.look()).toMatchObject({ wrong: [], underWay: [{ rule: 'carts' }] });
  expect(await shop.look(0)).toMatchObject({ wrong: [{ rule: 'carts' }], underWay: [] });
});

test('a failed refund is no finding where an admin is notified, or the money was paid another way', async () => {
  const failed = {
    'refunds.r': { ...soundOrder().refunds?.[`${orderID}_r1`], cents: 2_000, state: 'failed' },
  };
  const later = { ...failed['refunds.r'], state: 'pending', at: new Date() };
  const withoutAlert = async () =>
    (await shop.look()).wrong.filter(({ says }) => says.includes('no alert says'));
  const lost = { paymentId, state: 'lost', cents: 6_000, at: longAgo };
  for (const sound of [
    { alerts: ['refund-failed'] },
    { 'refunds.again': later },
    { 'refunds.again': { ...later, cents: 1_999, at: longAgo, retryOf: 'r' } },
    { 'disputes.d': lost },
    { 'disputes.d': { ...lost, state: 'open' } },
  ]) {
    await set('orders', { ...failed, ...sound });
    expect(await withoutAlert()).toEqual([]);
    for (const path of Object.keys(sound)) await unset('orders', path);
  }
  expect(await withoutAlert()).toHaveLength(1);
});

test('a refund outside the provider stands only in the order', async () => {
  const back = {
    ...soundOrder().refunds?.[`${orderID}_r1`],
    elsewhere: true,
    providerRefundId: '',
    lines: [],
  };
  await set('orders', { 'refunds.elsewhere': back });
  const note = soundReceipts().find(({ kind }) => kind === 'credit') as Receipt;
  await shop.receipts.insertOne({ ...note, _id: '2026-H-000002', subject: 'refund/elsewhere' });
  expect((await shop.look()).wrong).toEqual([]);
});

test('clocks that disagree sell nothing twice: the cart’s versions tell what it still held', async () => {
  const later = 'c'.repeat(24);
  await shop.orders.insertOne({
    ...soundOrder(),
    _id: later,
    cartVersion: 6,
    createdAt: new Date(longAgo.getTime() - 600_000),
  });
  await shop.carts.updateOne(
    {},
    { $set: { [`applied.${later}`]: new Date(0), [`appliedIn.${later}`]: 7, version: 7 } },
  );
  expect((await shop.look()).wrong.filter(({ rule }) => rule === 'carts')).toEqual([]);
});

test('a double sale is found by its picture, as the model’s number may have changed', async () => {
  const again = (variant: number) => {
    const { lines, ...order } = soundOrder();
    const reordered = lines.map((line) => ({ ...line, variant, images: line.images.toReversed() }));
    return { ...order, lines: reordered, _id: 'c'.repeat(24), counter: 1 };
  };
  const soldAgain = async () => (await shop.look()).wrong.filter(({ says }) => says.includes('sold again'));
  await shop.orders.insertOne(again(1));
  expect(await soldAgain()).toEqual([]);
  await shop.orders.replaceOne({ _id: 'c'.repeat(24) }, again(2));
  expect(await soldAgain()).toHaveLength(1);
});

test('money that waits for a decision is no finding', async () => {
  await payAgain();
  await shop.payments.updateOne({ _id: otherPayment }, { $set: { status: 'review', chargedCents: 8_000 } });
  await set('orders', {
    [`money.${otherPayment}`]: { cents: 8_000, currency: 'EUR', chargeId: 'CAP2' },
    [`review.${otherPayment}`]: { reason: 'mismatch', amountCents: 8_000 },
    paymentStatus: 'review',
  });
  const found = await shop.look();
  expect(found).toMatchObject({ wrong: [], waiting: [{ rule: 'money', subject: `order ${orderID}` }] });
});

test('an order in review waits for a person, also when nothing else of it does', async () => {
  await set('orders', { saga: 'in-review' });
  const { waiting } = await shop.look();
  expect(waiting).toMatchObject([{ rule: 'money', says: expect.stringContaining('it is in review') }]);
});

test('a failed picture waits for an admin', async () => {
  await shop.collection('catalog', 'assets').insertOne({ _id: 'a1', state: 'failed', createdAt: longAgo });
  const { wrong, waiting } = await shop.look();
  expect([wrong, waiting]).toMatchObject([[], [{ rule: 'events', subject: 'picture a1' }]]);
});

test('a payment that its provider is still deciding about waits for it, as long as somebody asks', async () => {
  const eventFindings = async () => {
    const { wrong, waiting } = await shop.look();
    return [wrong, waiting].map((all) => all.filter(({ rule }) => rule === 'events').map(({ says }) => says));
  };
  await set('payments', { status: 'capturing', pendingReason: 'ECHECK' });
  await set('orders', { saga: 'open' });
  const capturing = expect.stringMatching(/_1 is still capturing: its provider is still deciding$/);
  expect(await eventFindings()).toEqual([[], [capturing]]);

  // As order knows it, which has given the payment up meanwhile.
  await unset('payments', 'pendingReason');
  await set('orders', { saga: 'released', pendingPayment: { paymentId, reason: 'ECHECK' } });
  const released = expect.stringMatching(/^it is released, but .*: its provider is still deciding$/);
  expect(await eventFindings()).toEqual([[], [released]]);
  await set('payments', { nextCheckAt: longAgo });
  expect(await eventFindings()).toEqual([[expect.stringContaining('a check is overdue for')], [released]]);
});

test('an order that cannot be closed while its provider decides waits for it, as long as somebody looks at it', async () => {
  const eventFindings = async () => {
    const { wrong, waiting } = await shop.look();
    return [wrong, waiting].map((all) => all.flatMap(({ says }) => (says.startsWith('it is') ? says : [])));
  };
  await payAgain();
  await shop.payments.updateOne({ _id: otherPayment }, { $set: { status: 'capturing' } });
  await set('orders', { saga: 'closing', pendingPayment: { paymentId: otherPayment, reason: 'ECHECK' } });
  expect(await eventFindings()).toEqual([
    [],
    ['it is still closing: a provider is still deciding about its money'],
  ]);
  await set('orders', { dueAt: new Date(Date.now() - 3_600_000) });
  expect(await eventFindings()).toEqual([['it is closing and was due 60 min ago'], []]);
  await set('orders', { dueAt: null, pendingPayment: null });
  expect(await eventFindings()).toEqual([['it is still closing'], []]);
});

test('an event that has not been applied is under way for a minute, and wrong where nothing may be', async () => {
  const event = { eventId: 'e1', name: 'order-confirmed', at: new Date(), waiting: ['clear-cart'] };
  await set('orders', { outbox: [event] });
  expect(await shop.look()).toMatchObject({ wrong: [], underWay: [{ rule: 'events' }] });
  expect(await shop.look(0)).toMatchObject({ wrong: [{ rule: 'events' }], underWay: [] });
});

/** The order's money came in two payments: one that was too little, and another of so much. */
async function paidInParts(restCents: number, accepted: { text: string }): Promise<void> {
  await payAgain();
  await shop.payments.updateOne({ _id: paymentId }, { $set: { status: 'review', chargedCents: 5_000 } });
  await shop.payments.updateOne({ _id: otherPayment }, { $set: { chargedCents: restCents } });
  await set('orders', {
    [`money.${paymentId}.cents`]: 5_000,
    [`money.${otherPayment}`]: { cents: restCents, currency: 'EUR', chargeId: 'CAP2' },
    [`review.${paymentId}`]: { reason: 'mismatch', amountCents: 5_000, accepted },
    alsoPaidBy: [otherPayment],
  });
  shop.provide((money) => money.charges.splice(0));
}
const moneyFaults = async () => (await shop.look()).wrong.filter(({ rule }) => rule === 'money');

test('parts of a price that make it to the cent have paid it, others have not', async () => {
  await paidInParts(4_000, { text: '' });
  expect(await moneyFaults()).toEqual([]);
  await shop.payments.updateOne({ _id: otherPayment }, { $set: { chargedCents: 3_999 } });
  await set('orders', { [`money.${otherPayment}.cents`]: 3_999 });
  expect(await moneyFaults()).toMatchObject([
    { says: expect.stringContaining('has taken 50.00 EUR and 39.99 EUR') },
  ]);
});

test('money that an admin accepted counts as agreed', async () => {
  await paidInParts(3_000, { text: 'Sovittu puhelimessa.' });
  expect(await moneyFaults()).toEqual([]);
});

test('the report lists each order’s findings and their fix', async () => {
  await set('payments', { chargedCents: 8_999 });
  await unset('carts', `applied.${orderID}`);
  const report = reportOf(await shop.look());
  expect(report.split(`  order ${orderID}`)).toHaveLength(2);
  expect(report).toContain(
    `    money: ${paymentId} has taken 89.99 EUR, but the order has 90.00 EUR.\n      → `,
  );
  expect(report).toContain('4 inconsistencies.');
});

test('a test that leaves inconsistent data fails with the report, and a temporary finding does not', async () => {
  await unset('carts', `applied.${orderID}`);
  await expect(assertReconciled(shop.at, 0)).rejects.toThrow(/are still in the cart/);
  const looking = assertReconciled(shop.at);
  await set('carts', { [`applied.${orderID}`]: new Date() });
  await looking;
});

test('an unreachable provider gives no result', async () => {
  const away = new Error('PayPal answered 503');
  const never = async () => Promise.reject(away);
  await expect(assertReconciled({ ...shop.at, askProviders: never }, 0)).rejects.toThrow(away);
  const atLast = vi.fn(async () => Promise.resolve(null)).mockRejectedValueOnce(away);
  await assertReconciled({ ...shop.at, askProviders: atLast });
});
