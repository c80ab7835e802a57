import type { Act } from '@shop/contracts';
import { aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpOrderHarness } from './order-harness.ts';
import { maker, refundScene } from './refund-scene.ts';

const harness = setUpOrderHarness();
const scene = refundScene(harness);

type Outbox = { outbox?: { name: string; payload: Omit<Act, 'id'> }[] };
/** What the record is to be told of an order, in the order in which it was done. */
const acts = async (orderID: string) =>
  ((await harness.deps.model.findById(orderID).lean<Outbox>())?.outbox ?? [])
    .filter(({ name }) => name === 'order-acted')
    .map(({ payload }) => payload);

test('what the maker writes into an order is told with it, from before to after, and what is the buyer’s apart', async () => {
  const { order } = await scene.paid();
  const { _id: orderID, userID } = order;
  const call = harness.api.as(maker);
  const path = `/api/admin/rest/orders/${orderID}`;
  await call('PUT', path, { trackingCode: 'JJFI1' });
  await call('PUT', path, { trackingCode: 'JJFI2' });
  await call('POST', `${path}/notes`, { text: 'Aino hakee itse.' });
  const { addressID: _addressID, ...address } = order.address;
  await call('PUT', `${path}/address`, { ...address, city: 'Turku' });
  await call('PUT', `/api/admin/purchase-list/change/${orderID}`, { orderStatus: 'inShipping' });
  await scene.refund(orderID, { kind: 'sum', sum: 5, note: 'Sovittu.' });

  const told = await acts(orderID);
  expect(told.map(({ kind, changes }) => [kind, changes[0]?.before, changes[0]?.after])).toEqual([
    ['order-tracked', '', 'JJFI1'],
    ['order-tracked', 'JJFI1', 'JJFI2'],
    ['order-noted', undefined, undefined],
    ['order-readdressed', undefined, undefined],
    ['order-status-changed', order.orderStatus, 'inShipping'],
    ['order-refund-asked', '', expect.stringMatching(/^5,00/)],
  ]);
  expect(told.every(({ by, about }) => by === maker.id && about === orderID)).toBe(true);
  expect(told[2]?.personal).toEqual([{ name: 'note', value: 'Aino hakee itse.', of: userID }]);
  expect(told[3]?.personal.map(({ name, of }) => [name, of])).toEqual([
    ['addressBefore', userID],
    ['addressAfter', userID],
  ]);
  expect(told.every(({ requestId }) => requestId !== '')).toBe(true);
});

test('what is refused, and what changes nothing, is told to nobody', async () => {
  const { _id: orderID } = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  const call = harness.api.as(maker);
  await call('PUT', `/api/admin/rest/orders/${orderID}`, { trackingCode: '' });
  await call('PUT', `/api/admin/purchase-list/change/${orderID}`, { orderStatus: 'delivered', version: 0 });
  await scene.refund(orderID, { kind: 'rest' });
  expect(await acts(orderID)).toEqual([]);
});

test('a large refund needs a fresh code from whoever has a second factor, a small one and others do not', async () => {
  const { order } = await scene.paid();
  const send = async (provedAt: number | undefined, sum: number) => {
    const { version } = await harness.stored(order._id);
    const colleague = harness.api.as({ ...maker, ...(provedAt === undefined ? {} : { provedAt }) });
    return colleague('POST', `/api/admin/rest/orders/${order._id}/refunds`, { version, kind: 'sum', sum });
  };
  const longAgo = Date.now() - 11 * 60_000;
  expect(await send(longAgo, 200.01)).toMatchObject({ status: 403, body: { code: 'code-again' } });
  expect((await send(longAgo, 5)).status).toBe(201);
  expect((await send(Date.now(), 200.01)).status).toBe(201);
});
