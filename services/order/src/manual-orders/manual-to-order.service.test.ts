import { newId } from '@shop/service-kit';
import { promisedWeek } from '@shop/shop-rules';
import { anAdmin, aProduct } from '@shop/testing';
import { expect, test } from 'vitest';
import { aManualOrder } from '../../test/manual-order.ts';
import { setUpOrderHarness } from '../../test/order-harness.ts';

const harness = setUpOrderHarness();
const PATH = '/api/admin/rest/orders';
const call = (method: string, path: string, body?: object) =>
  harness.api.as(anAdmin())(method, `${PATH}${path}`, body, { 'idempotency-key': newId() });

test('a product to order without stock takes places in the queue, and freezes its week', async () => {
  const workshop = { daysPerWeek: 5, closedWeeks: [] };
  const toOrder = { daysOfWork: 5, waiting: 1, queuedDays: 5, ...workshop };
  const { _id: productID } = harness.stock.put(aProduct({ sizes: ['M'], stock: 3, toOrder }));
  const place = (quantity: number) =>
    call('POST', '/manual', aManualOrder([{ productID, size: 'M', variant: 1, quantity }]));
  expect((await place(4)).body.errors).toEqual({
    'lines.0.quantity': 'Jonossa on tilaa vain 3 kappaleelle.',
  });
  const { id: orderID } = (await place(2)).body as unknown as { id: string };
  const { lines, version } = await harness.stored(orderID);
  const week = promisedWeek(15, workshop, new Date());
  expect(lines[0]?.promise).toEqual({ week, queue: 1 });
  expect(harness.stock.count(productID)).toMatchObject({ stock: 1, held: 2 });
  const payment = { method: 'transfer', reason: 'Tiliote 29.11.', version };
  expect((await call('POST', `/${orderID}/paid`, payment)).status).toBe(200);
  expect(harness.stock.count(productID)).toMatchObject({ stock: 1, held: 0, sold: 2 });
  const { body } = await call('GET', '/work');
  expect(body.data.pieces).toMatchObject([{ orderID, promised: week, buyer: 'Aino Asiakas' }]);
  expect((await place(1)).status).toBe(201);
  expect((await place(1)).body.errors).toEqual({ 'lines.0.quantity': 'Jono on täynnä.' });
});
