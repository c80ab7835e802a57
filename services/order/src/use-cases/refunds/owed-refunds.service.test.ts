import type { Order } from '@shop/contracts';
import { newEvent, paymentDisputed } from '@shop/events';
import { expect, test } from 'vitest';
import { noteDispute } from '../note-dispute.ts';
import { setUpOrderHarness, type Shopper } from '../../../test/order-harness.ts';
import { admin, refundScene } from '../../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);

const fail = (orderID: string, refundId: string) =>
  harness.reportRefund(orderID, refundId, { state: 'failed', reason: 'declined' });
/** The provider's own page sends money back. */
const sendElsewhere = (orderID: string, cents: number) =>
  harness.reportRefund(orderID, `${orderID}_1_p_re`, { origin: 'provider', amountCents: cents });
const loseDispute = (orderID: string, amountCents: number, state: 'open' | 'won' | 'lost' = 'lost') =>
  noteDispute(
    harness.deps,
    newEvent(paymentDisputed, {
      orderID,
      paymentId: `${orderID}_1`,
      disputeId: 'dp_1',
      state,
      amountCents,
      currency: 'EUR',
      reason: 'product_not_received',
      at: new Date().toISOString(),
      change: { open: 1, won: 2, lost: 2 }[state],
    }).payload as Parameters<typeof noteDispute>[1],
  );

async function alerted(orderID: string): Promise<boolean> {
  const filter = encodeURIComponent(JSON.stringify({ alert: 'refund-failed' }));
  const { body } = await harness.api.as(admin)('GET', `/api/admin/rest/orders?filter=${filter}`);
  return (body as Order[]).some(({ _id }) => _id === orderID);
}
const office = async (orderID: string): Promise<Order> =>
  (await harness.api.as(admin)('GET', `/api/admin/rest/orders/${orderID}`)).body;

/** What every place says is still owed of failed refunds: the list, the office and the buyer agree. */
async function owed(orderID: string, shopper: Shopper): Promise<number[]> {
  const log = (await office(orderID)).refundLog ?? [];
  const sums = log.filter(({ canBeRetried }) => canBeRetried).map((refund) => refund.owed);
  const buyers = (await scene.seenBy(shopper, orderID)).refunds ?? [];
  const onTheirWay = log.filter(({ state }) => state === 'requested' || state === 'pending');
  const pending = buyers.filter(({ state }) => state === 'pending').map(({ amount }) => amount);
  const expected = [...sums, ...onTheirWay.map(({ amount }) => amount)];
  expect(pending.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
  expect(await alerted(orderID)).toBe(sums.length > 0);
  return sums;
}
/** Repeats the failed refund, as the back office's button does. */
async function retry(orderID: string, again: string) {
  const refund = (await office(orderID)).refundLog?.find(({ id }) => id === again);
  return scene.refund(orderID, { kind: 'sum', sum: refund?.owed, again });
}

test('a refund that the bank sends back is owed, whatever else had gone back before', async () => {
  const { order, shopper } = await scene.paid();
  for (const [n, sum] of [149, 59].entries()) {
    await scene.refund(order._id, { kind: 'sum', sum });
    await harness.reportRefund(order._id, `${order._id}_r${n + 1}`, {});
  }
  expect(await owed(order._id, shopper)).toEqual([]);
  await fail(order._id, `${order._id}_r1`);
  expect(await owed(order._id, shopper)).toEqual([149]);
  expect((await retry(order._id, `${order._id}_r1`)).status).toBe(201);
  expect(await owed(order._id, shopper)).toEqual([]);
  // What took its place may fail as well; the money is owed once.
  await fail(order._id, `${order._id}_r3`);
  expect(await owed(order._id, shopper)).toEqual([149]);
});

test('another refund that has nothing to do with it leaves a failed one owed', async () => {
  const { order, shopper } = await scene.paid();
  await scene.refund(order._id, { kind: 'sum', sum: 149 });
  await fail(order._id, `${order._id}_r1`);
  await scene.refund(order._id, { kind: 'sum', sum: 1 });
  await harness.reportRefund(order._id, `${order._id}_r2`, {});
  expect(await owed(order._id, shopper)).toEqual([149]);
  await scene.refund(order._id, { kind: 'sum', sum: 149 });
  expect(await owed(order._id, shopper)).toEqual([]);
});

test('of two that failed, one that is sent again answers one', async () => {
  const { order, shopper } = await scene.paid();
  for (const sum of [60, 60]) await scene.refund(order._id, { kind: 'sum', sum });
  for (const n of [1, 2]) await fail(order._id, `${order._id}_r${n}`);
  expect(await owed(order._id, shopper)).toEqual([60, 60]);
  await scene.refund(order._id, { kind: 'sum', sum: 60 });
  expect(await owed(order._id, shopper)).toEqual([60]);
  await scene.refund(order._id, { kind: 'sum', sum: 60 });
  expect(await owed(order._id, shopper)).toEqual([]);
});

test('of a cancelled order whose money went back in part elsewhere, what is left is owed, and sent again', async () => {
  const { order, shopper } = await scene.paid();
  await harness.api.as(shopper.user)('POST', '/api/shop/purchase/cancel-paid', { orderID: order._id });
  await sendElsewhere(order._id, 2_000);
  await fail(order._id, `${order._id}_r1`);
  const rest = order.totalCents / 100 - 20;
  expect(await owed(order._id, shopper)).toEqual([rest]);
  const { status, body } = await retry(order._id, `${order._id}_r1`);
  expect([status, body.refundLog.at(-1).amount]).toEqual([201, rest]);
  expect(await owed(order._id, shopper)).toEqual([]);
  await harness.reportRefund(order._id, `${order._id}_r2`, {});
  expect((await harness.stored(order._id)).paymentStatus).toBe('refunded');
});

test('money that its buyer won by a dispute is not owed again', async () => {
  for (const share of [1, 0.5]) {
    const { order, shopper } = await scene.paid();
    const cents = order.totalCents * share;
    await scene.refund(order._id, { kind: 'sum', sum: cents / 100 });
    await fail(order._id, `${order._id}_r1`);
    expect(await owed(order._id, shopper)).toEqual([cents / 100]);
    await loseDispute(order._id, cents);
    expect(await owed(order._id, shopper)).toEqual([]);
    const again = { kind: 'sum', sum: 1, again: `${order._id}_r1` };
    expect((await scene.refund(order._id, again)).body.code).toBe('refund-not-found');
  }
});

test('while all of a payment is disputed nothing of it is sent again; won, it is owed as before', async () => {
  const { order, shopper } = await scene.paid();
  await scene.refund(order._id, { kind: 'sum', sum: 149 });
  await fail(order._id, `${order._id}_r1`);
  await loseDispute(order._id, order.totalCents, 'open');
  expect(await owed(order._id, shopper)).toEqual([]);
  await loseDispute(order._id, order.totalCents, 'won');
  expect(await owed(order._id, shopper)).toEqual([149]);
});

test('a retry names a refund that is owed, and answers it whatever it brings', async () => {
  const { order, shopper } = await scene.paid();
  await scene.refund(order._id, { kind: 'sum', sum: 149 });
  for (const again of [`${order._id}_r1`, `${order._id}_r9`, 'nothing'])
    expect(await scene.refund(order._id, { kind: 'sum', sum: 1, again })).toMatchObject({
      status: 404,
      body: { code: 'refund-not-found' },
    });
  await fail(order._id, `${order._id}_r1`);
  await scene.refund(order._id, { kind: 'sum', sum: 148.99, again: `${order._id}_r1` });
  expect(await owed(order._id, shopper)).toEqual([]);
});
