import { expect, test } from 'vitest';
import { setUpOrderHarness } from '../../test/order-harness.ts';
import { ball, piece, refundScene } from '../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);

test('pieces go back on sale once, by line, and others do not', async () => {
  const { order, jumper, yarn } = await scene.paid();
  await scene.refund(order._id, { kind: 'lines', lines: [piece(jumper, 1)], restock: true });
  await scene.refund(order._id, { kind: 'lines', lines: [ball(yarn, 2)] });
  expect(harness.stock.count(jumper)).toEqual({ stock: 9, held: 0, sold: 1 });
  expect(harness.stock.count(yarn)).toEqual({ stock: 8, held: 0, sold: 2 });
  const { body } = await scene.refund(order._id, { kind: 'whole', delivery: true, restock: true });
  expect(harness.stock.count(jumper)).toEqual({ stock: 10, held: 0, sold: 0 });
  expect(harness.stock.count(yarn).sold).toBe(2);
  expect(body.refundLog.map(({ restocked }: { restocked: number }) => restocked)).toEqual([1, 0, 1]);
  expect(await harness.stored(order._id)).toMatchObject({ dueAt: null, saga: 'committed' });
});

test('pieces of a refund whose process died, or whose catalogue was away, go back with the sweeper, once', async () => {
  const { order, jumper } = await scene.paid();
  harness.standIns.catalog.away = true;
  const { status, body } = await scene.refund(order._id, {
    kind: 'lines',
    lines: [piece(jumper, 2)],
    restock: true,
  });
  expect([status, body.refundLog[0].isRestocked]).toEqual([201, false]);
  harness.standIns.catalog.away = false;
  await harness.sweepAfter(1);
  expect(harness.stock.count(jumper)).toEqual({ stock: 10, held: 0, sold: 0 });
  // The mark on the product holds also where the order's own was lost.
  await harness.deps.model.updateOne(
    { _id: order._id },
    { $set: { [`refunds.${order._id}_r1.restockedAt`]: null, dueAt: new Date() } },
  );
  await harness.sweepAfter(2);
  expect(harness.stock.count(jumper)).toEqual({ stock: 10, held: 0, sold: 0 });
  expect((await harness.stored(order._id)).dueAt).toBeNull();
});

test('a refund that failed and is tried again puts nothing on sale twice', async () => {
  const { order, jumper } = await scene.paid();
  const wish = { kind: 'lines', lines: [piece(jumper, 2)], restock: true };
  await scene.refund(order._id, wish);
  await harness.reportRefund(order._id, `${order._id}_r1`, { state: 'failed', reason: 'declined' });
  const { body } = await scene.refund(order._id, wish);
  expect(body.refundLog.map(({ restocked }: { restocked: number }) => restocked)).toEqual([2, 0]);
  expect(harness.stock.count(jumper)).toEqual({ stock: 10, held: 0, sold: 0 });
});
