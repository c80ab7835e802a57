import { queueSchema, type QueueRecord } from '@shop/contracts';
import { wiring } from '@shop/events';
import { aProduct, waitFor, type ApiAnswer } from '@shop/testing';
import { expect, onTestFinished, test } from 'vitest';
import { setUpOrderHarness } from '../../test/order-harness.ts';
import { admin } from '../../test/refund-scene.ts';

const harness = setUpOrderHarness();

/** Reads all queues; retries while Redis does not answer in time. */
async function read(): Promise<QueueRecord[]> {
  let answer: ApiAnswer | undefined;
  await waitFor('the queues', async () => {
    answer = await harness.api.as(admin)('GET', '/api/admin/rest/queues');
    return answer.status === 200;
  });
  return answer?.body.data as QueueRecord[];
}
const queueOf = async (consumer: string) => (await read()).find(({ name }) => name === consumer);

test('the back office shows each consumer’s waiting, active and failed jobs', async () => {
  const order = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  const before = await read();
  expect(before.map((queue) => queueSchema.parse(queue).name)).toEqual(
    Object.values(wiring).flatMap(({ consumers }) => Object.keys(consumers)),
  );
  // The direct call fails and no cart consumer runs in this test, so its job stays waiting.
  harness.carts.isStuck = true;
  onTestFinished(() => void (harness.carts.isStuck = false));
  await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'));
  await waitFor(
    'the event in its queue',
    async () => (await queueOf('clear-cart-on-order-confirmed'))?.waiting === 1,
  );
  expect(before).toContainEqual({
    name: 'confirm-order-on-payment-completed',
    event: 'payment-completed',
    process: 'order',
    waiting: 0,
    running: 0,
    delayed: 0,
    failed: 0,
  });
});

test('a dead letter counts as failed in its queue', async () => {
  const order = await harness.placed(harness.shopper([harness.stock.put(aProduct())]));
  harness.excludeFromReconciliation(order._id);
  await harness.deps.model.deleteOne({ _id: order._id });
  await harness.report(harness.payments.turn(`${order._id}_1`, 'paid'));
  await waitFor(
    'the failed job',
    async () => (await queueOf('confirm-order-on-payment-completed'))?.failed === 1,
  );
});

test('only an admin reads the queues', async () => {
  const { user } = harness.shopper([harness.stock.put(aProduct())]);
  const path = '/api/admin/rest/queues';
  expect((await harness.api.as(user)('GET', path)).status).toBe(403);
  expect((await harness.api.as(null)('GET', path)).status).toBe(401);
});
