import { queueSchema, type QueueRecord } from '@shop/contracts';
import { wiring } from '@shop/events';
import { aProduct, waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpOrderHarness } from './order-harness.ts';
import { maker } from './refund-scene.ts';

const harness = setUpOrderHarness();

const read = () => harness.api.as(maker)('GET', '/api/admin/rest/queues');

test('the back office is told what waits, runs and has failed, of every listener of the shop', async () => {
  const order = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  const before = await read();
  const queues = (before.body.data as unknown[]).map((queue) => queueSchema.parse(queue));
  expect(queues.map(({ name }) => name)).toEqual(
    Object.values(wiring).flatMap(({ consumers }) => Object.keys(consumers)),
  );
  // Nobody listens for the cart here, so what is sent to it waits.
  await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'));
  await waitFor('the event in its queue', async () => {
    const { body } = await read();
    const cart = (body.data as QueueRecord[]).find(({ name }) => name === 'clear-cart-on-order-confirmed');
    return cart?.waiting === 1;
  });
  expect(before.body.data).toContainEqual({
    name: 'confirm-order-on-payment-completed',
    event: 'payment-completed',
    process: 'order',
    waiting: 0,
    running: 0,
    delayed: 0,
    failed: 0,
  });
});

test('a job that was given up counts as failed in its queue', async () => {
  const order = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  harness.breaksBooks(order._id);
  await harness.deps.model.deleteOne({ _id: order._id });
  await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'));
  await waitFor('the failed job', async () => {
    const { body } = await read();
    const queue = (body.data as QueueRecord[]).find(
      ({ name }) => name === 'confirm-order-on-payment-completed',
    );
    return queue?.failed === 1;
  });
});

test('nobody but an admin looks at the queues', async () => {
  const { user } = harness.shopper([harness.stock.put(aProduct())]);
  const path = '/api/admin/rest/queues';
  expect((await harness.api.as(user)('GET', path)).status).toBe(403);
  expect((await harness.api.as(null)('GET', path)).status).toBe(401);
});
