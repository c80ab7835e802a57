import type { Order } from '@shop/contracts';
import { newEvent, paymentDisputed, type EventOf } from '@shop/events';
import { aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import { noteDispute } from '../use-cases/note-dispute.ts';
import { setUpOrderHarness, type Shopper } from '../../test/order-harness.ts';
import { ball, admin, piece, refundScene } from '../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);

const dispute = (orderID: string, state: 'open' | 'won' | 'lost', change: number) => {
  const dispute: EventOf<typeof paymentDisputed> = {
    orderID,
    paymentId: `${orderID}_1`,
    disputeId: 'du_1',
    state,
    amountCents: 1_000,
    currency: 'EUR',
    reason: 'fraudulent',
    respondBy: '2026-12-05T21:59:59.000Z',
    at: new Date().toISOString(),
    change,
  };
  return noteDispute(harness.deps, newEvent(paymentDisputed, dispute).payload as typeof dispute);
};
const withdraw = async (
  { user }: Pick<Shopper, 'user'>,
  orderID: string,
  lines: { line: number; quantity: number }[],
) => {
  const body = { orderID, name: 'Aino', lines };
  const { status } = await harness.api.as(user)('POST', '/api/shop/withdrawal/confirm', body);
  expect(status).toBe(201);
};
const move = (orderID: string, orderStatus: string) =>
  harness.api.as(admin)('PUT', `/api/admin/purchase-list/change/${orderID}`, { orderStatus });

const listed = async (filter: object): Promise<Order[]> => {
  const query = encodeURIComponent(JSON.stringify(filter));
  return (await harness.api.as(admin)('GET', `/api/admin/rest/orders?filter=${query}`)).body as Order[];
};
/** Whether an order is to be packed, withheld, or neither. */
async function packingOf(id: string): Promise<string[]> {
  const found = [];
  for (const packing of ['ready', 'withheld'] as const)
    if ((await listed({ id, packing })).length > 0) found.push(packing);
  return found;
}
const recordOf = async (orderID: string) =>
  (await harness.api.as(admin)('GET', `/api/admin/rest/orders/${orderID}`)).body as Order;

test('an order with an open dispute is not packed until it is won, and shows reason and deadline [spec-197]', async () => {
  const { order, shopper } = await scene.paid();
  expect(await packingOf(order._id)).toEqual(['ready']);
  await dispute(order._id, 'open', 1);
  expect(await packingOf(order._id)).toEqual(['withheld']);
  expect(await recordOf(order._id)).toMatchObject({
    packingBlock: 'disputed',
    disputes: [
      {
        id: 'du_1',
        paymentMethod: 'card',
        amount: 10,
        currency: 'EUR',
        reason: 'fraudulent',
        respondBy: '2026-12-05T21:59:59.000Z',
      },
    ],
  });
  expect(await scene.seenBy(shopper, order._id)).not.toHaveProperty('disputes');
  await dispute(order._id, 'won', 2);
  expect(await packingOf(order._id)).toEqual(['ready']);
  expect(await recordOf(order._id)).not.toHaveProperty('disputes');
});

test('an unsent order that its buyer has withdrawn from is packed only as long as pieces stay in its parcel [spec-197]', async () => {
  const { order, shopper } = await scene.paid();
  await withdraw(shopper, order._id, [{ line: 0, quantity: 2 }]);
  expect(await packingOf(order._id)).toEqual(['ready']);
  await withdraw(shopper, order._id, [{ line: 1, quantity: 2 }]);
  expect(await packingOf(order._id)).toEqual(['withheld']);
  expect(await recordOf(order._id)).toMatchObject({ packingBlock: 'empty' });
});

test('an order whose pieces all went back before it was sent is not packed, though its delivery is paid still', async () => {
  const { order, jumper, yarn } = await scene.paid();
  const lines = [piece(jumper, 2), ball(yarn, 2)];
  expect((await scene.refund(order._id, { kind: 'lines', lines })).status).toBe(201);
  expect(await packingOf(order._id)).toEqual(['withheld']);
});

test('pieces that come back after the parcel was sent do not keep it from being packed again', async () => {
  const { order, shopper } = await scene.paid();
  await move(order._id, 'inShipping');
  await withdraw(shopper, order._id, [
    { line: 0, quantity: 2 },
    { line: 1, quantity: 2 },
  ]);
  expect((await recordOf(order._id)).packingBlock).toBeUndefined();
  expect(await packingOf(order._id)).toEqual([]);
  // Taken back, it has nothing to send any more.
  await move(order._id, 'inProcess');
  expect(await packingOf(order._id)).toEqual(['withheld']);
});

test('orders to pack and withheld orders together are all that are confirmed and not sent [spec-196]', async () => {
  const { order } = await scene.paid();
  await move(order._id, 'inProcess');
  const unpaid = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  await move(unpaid._id, 'inProcess');
  const ids = async (filter: object) => (await listed(filter)).map(({ _id }) => _id).toSorted();
  const [ready, withheld] = [await ids({ packing: 'ready' }), await ids({ packing: 'withheld' })];
  expect(ready).toContain(order._id);
  expect(withheld).toContain(unpaid._id);
  expect([...ready, ...withheld].toSorted()).toEqual(await ids({ orderStatus: ['confirmed', 'inProcess'] }));
  expect(await ids({ packing: 'ready', orderStatus: 'inProcess' })).toEqual([order._id]);
});

test('lists and files distinguish a payment that its buyer cancelled from one that failed [spec-198]', async () => {
  const shopper = harness.shopper([harness.stock.put(aProduct())]);
  const cancelled = await harness.placed(shopper);
  const expired = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  const orderID = cancelled._id;
  const { status } = await harness.api.as(shopper.user)('POST', '/api/shop/purchase/cancel', { orderID });
  expect(status).toBe(200);
  await harness.sweepAfter(34);
  const both = { id: [cancelled._id, expired._id], paymentStatus: 'failed' };
  const ids = async (filter: object) => (await listed(filter)).map(({ _id }) => _id).toSorted();
  expect(await ids(both)).toEqual([cancelled._id, expired._id].toSorted());
  expect(await ids({ ...both, paymentCancelled: true })).toEqual([cancelled._id]);
  expect(await ids({ ...both, paymentCancelled: false })).toEqual([expired._id]);
  expect(await recordOf(cancelled._id)).toMatchObject({ paymentStatus: 'failed', paymentCancelled: true });
  expect(await recordOf(expired._id)).not.toHaveProperty('paymentCancelled');
  const filter = encodeURIComponent(JSON.stringify(both));
  const file = (await harness.api.as(admin)('GET', `/api/admin/rest/orders/export.csv?filter=${filter}`))
    .body;
  const statuses = Object.fromEntries(
    String(file)
      .split('\r\n')
      .map((row) => row.split(';'))
      .map(([, id, , , status]) => [id, status]),
  );
  expect(statuses).toMatchObject({ [cancelled._id]: 'Peruttu', [expired._id]: 'Epäonnistui' });
});
