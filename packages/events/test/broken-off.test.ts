import { connectRedis, createLogger, newId } from '@shop/service-kit';
import { deliverAll, setUpHarness, waitFor } from '@shop/testing';
import { Queue } from 'bullmq';
import { expect, test } from 'vitest';
import { CONSUMER, openDeadLetterHarness } from './dead-letter-harness.ts';

const harness = setUpHarness(openDeadLetterHarness);

/** Sends an order's event as one in the middle of which so many processes have been killed. */
async function emitBrokenOff(orderID: string, times: number): Promise<void> {
  const { REDIS_URL, DB_PREFIX: prefix } = harness.config;
  const queue = new Queue<{ payload: { orderID: string } }>(CONSUMER, {
    prefix,
    connection: { url: REDIS_URL },
  });
  const redis = connectRedis(REDIS_URL, createLogger('test', 'silent'));
  // No worker takes it before it is as it is to be.
  await queue.pause();
  await harness.emit(orderID);
  const jobOf = async () =>
    (await queue.getJobs(['waiting', 'prioritized'])).find(({ data }) => data.payload.orderID === orderID);
  await waitFor('the connection', () => redis.status === 'ready');
  await waitFor('the job', async () => (await jobOf()) !== undefined);
  // BullMQ counts there how often a job was started.
  await redis.hset(queue.toKey((await jobOf())?.id ?? ''), 'ats', times);
  await queue.resume();
  await queue.close();
  redis.disconnect();
}

test('an event that killed twenty processes becomes a dead letter and is not tried again', async () => {
  const orderID = newId();
  await emitBrokenOff(orderID, 20);
  expect(await harness.letterFor(orderID)).toMatchObject({
    code: 'internal',
    attempts: 20,
    error: expect.stringContaining('20 times'),
  });
  await deliverAll(harness.model);
  expect(harness.timesHandled(orderID)).toBe(0);
});

test('an event that was interrupted fewer times, as by deployments, is applied', async () => {
  const orderID = newId();
  await emitBrokenOff(orderID, 19);
  await deliverAll(harness.model);
  expect(harness.timesHandled(orderID)).toBe(1);
  expect(await harness.letterOf(orderID)).toBeUndefined();
});
