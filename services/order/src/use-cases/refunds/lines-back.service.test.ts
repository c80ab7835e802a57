import type { Order } from '@shop/contracts';
import { expect, test } from 'vitest';
import { setUpOrderHarness, type Shopper } from '../../../test/order-harness.ts';
import { admin, piece, refundScene } from '../../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);

/** What the buyer sees by line: on their own page, and where they withdraw without a login. */
async function seen(order: Pick<Order, '_id'> & { email: string }, shopper: Shopper) {
  const own = (await scene.seenBy(shopper, order._id)).cartItems.map(({ back }) => back);
  const { body: link } = await harness.api.asService('POST', `/internal/orders/${order._id}/link`, {});
  const whose = { orderID: order._id, token: link.data.token as string };
  const { status, body } = await harness.api.as(null)('POST', '/api/shop/withdrawal/find', whose);
  if (status === 200) expect(body.data.lines.map(({ back }: { back?: unknown }) => back)).toEqual(own);
  return own;
}
const lineBack = (state: string, quantity: number, amount: number) => ({
  state,
  quantity,
  amount,
  currency: 'EUR',
});

test('a line shows each returned piece’s state: withdrawn, arrived, refund in progress, refunded', async () => {
  const { order, shopper, jumper } = await scene.paid();
  expect(await seen(order, shopper)).toEqual([undefined, undefined]);
  const notice = { orderID: order._id, name: 'Aino', lines: [{ line: 0, quantity: 1 }] };
  await harness.api.as(shopper.user)('POST', '/api/shop/withdrawal/confirm', notice);
  expect(await seen(order, shopper)).toEqual([[lineBack('withdrawn', 1, 0)], undefined]);
  await harness.api.as(admin)('POST', `/api/admin/rest/orders/${order._id}/withdrawals/w1/arrived`);
  expect(await seen(order, shopper)).toEqual([[lineBack('arrived', 1, 0)], undefined]);
  await scene.refund(order._id, {
    kind: 'lines',
    withdrawal: 'w1',
    lines: [piece(jumper, 1)],
    less: '10',
    note: 'Tahra',
  });
  expect(await seen(order, shopper)).toEqual([[lineBack('pending', 1, 90)], undefined]);
  await harness.reportRefund(order._id, `${order._id}_r1`, {});
  expect(await seen(order, shopper)).toEqual([[lineBack('succeeded', 1, 90)], undefined]);
  // Another piece of the line is listed separately while its money is not back.
  await scene.refund(order._id, { kind: 'lines', lines: [piece(jumper, 1)] });
  expect(await seen(order, shopper)).toEqual([
    [lineBack('pending', 1, 100), lineBack('succeeded', 1, 90)],
    undefined,
  ]);
  await harness.reportRefund(order._id, `${order._id}_r2`, {});
  expect(await seen(order, shopper)).toEqual([[lineBack('succeeded', 2, 190)], undefined]);
});

test('money that failed stays under way on its line, once, and what sends it again is of the same pieces', async () => {
  const { order, shopper, jumper } = await scene.paid();
  const notice = { orderID: order._id, name: 'Aino', lines: [{ line: 0, quantity: 1 }] };
  await harness.api.as(shopper.user)('POST', '/api/shop/withdrawal/confirm', notice);
  await scene.refund(order._id, { kind: 'lines', withdrawal: 'w1', lines: [piece(jumper, 1)] });
  await harness.reportRefund(order._id, `${order._id}_r1`, { state: 'failed', reason: 'account_closed' });
  expect(await seen(order, shopper)).toEqual([[lineBack('pending', 1, 100)], undefined]);
  const again = { kind: 'sum', sum: 100, withdrawal: 'w1', again: `${order._id}_r1`, note: 'Tilisiirto' };
  expect((await scene.paidElsewhere(order._id, again)).status).toBe(201);
  expect(await seen(order, shopper)).toEqual([[lineBack('succeeded', 1, 100)], undefined]);
});

const both = [
  { line: 0, quantity: 2 },
  { line: 1, quantity: 2 },
];

test('a line never shows more pieces taken back than it has, also where its money went without naming the notice', async () => {
  const { order, shopper, jumper } = await scene.paid();
  const notice = { orderID: order._id, name: 'Aino', lines: both };
  await harness.api.as(shopper.user)('POST', '/api/shop/withdrawal/confirm', notice);
  await scene.refund(order._id, { kind: 'lines', lines: [piece(jumper, 1)] });
  await harness.reportRefund(order._id, `${order._id}_r1`, {});
  expect(await seen(order, shopper)).toEqual([
    [lineBack('withdrawn', 1, 0), lineBack('succeeded', 1, 100)],
    [lineBack('withdrawn', 2, 0)],
  ]);
  await scene.refund(order._id, { kind: 'lines', lines: [piece(jumper, 1)] });
  expect(await seen(order, shopper)).toEqual([
    [lineBack('pending', 1, 100), lineBack('succeeded', 1, 100)],
    [lineBack('withdrawn', 2, 0)],
  ]);
});

test('money that failed for one line of a notice hides no other line of it', async () => {
  const { order, shopper, jumper } = await scene.paid();
  const notice = { orderID: order._id, name: 'Aino', lines: both };
  await harness.api.as(shopper.user)('POST', '/api/shop/withdrawal/confirm', notice);
  await scene.refund(order._id, { kind: 'lines', withdrawal: 'w1', lines: [piece(jumper, 1)] });
  await harness.reportRefund(order._id, `${order._id}_r1`, { state: 'failed', reason: 'account_closed' });
  expect(await seen(order, shopper)).toEqual([
    [lineBack('withdrawn', 1, 0), lineBack('pending', 1, 100)],
    [lineBack('withdrawn', 2, 0)],
  ]);
});

test('a sum that is of no pieces marks none, and an order that is taken back marks all', async () => {
  const { order, shopper } = await scene.paid();
  await scene.refund(order._id, { kind: 'sum', sum: 5 });
  expect(await seen(order, shopper)).toEqual([undefined, undefined]);
  const otherPurchase = await scene.paid();
  await harness.api.as(otherPurchase.shopper.user)('POST', '/api/shop/purchase/cancel-paid', {
    orderID: otherPurchase.order._id,
  });
  const backs = (await seen(otherPurchase.order, otherPurchase.shopper)).flatMap((back) => back ?? []);
  expect(backs.map(({ state, quantity }) => [state, quantity])).toEqual([
    ['pending', 2],
    ['pending', 2],
  ]);
  const goods = otherPurchase.order.totalCents - otherPurchase.order.deliveryFeeCents;
  expect(Math.round(backs.reduce((sum, { amount }) => sum + amount, 0) * 100)).toBe(goods);
});
