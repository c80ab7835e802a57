import { once } from 'node:events';
import { findRedisProgram } from '@shop/dev-stack';
import { checkRedis, connectRedis, createLogger } from '@shop/service-kit';
import { deliverAll, setUpHarness, waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { strikeOff } from '../src/acknowledge.ts';
import { defineConsumer, newEvent, openEvents, orderConfirmed, outboxEntry } from '../src/index.ts';
import { idleBeside, openOutboxHarness } from './outbox-harness.ts';
import { startSentinels } from './sentinels.ts';

const EVENTS = 30;
const CONSUMER = 'clear-cart-on-order-confirmed';
const program = await findRedisProgram();
const harness = setUpHarness(async () => {
  if (!program) throw new Error('this test needs a redis-server or valkey-server on this machine');
  const [outbox, sentinels] = [await openOutboxHarness(), await startSentinels(program, 'se@cret')];
  return {
    ...outbox,
    sentinels,
    close: async () => {
      await sentinels.close();
      await outbox.close();
    },
  };
});

test('events whose jobs a failover of Redis loses are sent again, and each is applied', async () => {
  const { config, database, model, sentinels } = harness;
  const applied = new Set<string>();
  const open = Promise.withResolvers<void>();
  let isHeld = false;
  const clearCart = defineConsumer({
    name: CONSUMER,
    event: orderConfirmed,
    handle: async ({ orderID }) => {
      if (isHeld) await open.promise;
      applied.add(orderID);
    },
  });
  const events = await openEvents({
    service: 'cart',
    listeners: 'cart',
    emits: [model],
    connection: database.connection,
    config: { ...config, REDIS_URL: sentinels.url },
    logger: createLogger('test', 'silent'),
  });
  const order = { post: (_path: string, { body }: { body: never }) => strikeOff(model, body) };
  events.listen([clearCart, ...idleBeside(clearCart, 'cart')], {
    account: {} as never,
    order: order as never,
  });
  events.start();
  const emit = async (orderID: string) => {
    const event = newEvent(orderConfirmed, { orderID, userID: 'u', cartVersion: 1, lines: [] });
    const entry = { ...outboxEntry(event), waiting: [CONSUMER], nextSendAt: new Date() };
    await model.create({ _id: orderID, state: 'confirmed', outbox: [entry] });
  };
  await emit('before');
  await deliverAll(model);

  isHeld = true;
  await sentinels.stopReplication();
  const orders = Array.from({ length: EVENTS }, (_, index) => `order-${index}`);
  await Promise.all(orders.map(emit));
  events.relay.nudge();
  const jobsIn = async (redis: typeof sentinels.primary) =>
    (await redis.keys(`${config.DB_PREFIX}:${CONSUMER}:*-g2`)).length;
  await waitFor(
    'the primary to hold every job',
    async () => (await jobsIn(sentinels.primary)) === 1 + EVENTS,
  );
  // The first event's job.
  expect(await jobsIn(sentinels.replica)).toBe(1);
  await sentinels.killPrimary();
  await waitFor('the replica to be promoted', async () =>
    (await sentinels.replica.info('replication')).includes('role:master'),
  );
  open.resolve();
  // Shortens the relay's pause of 20 s.
  await model.collection.updateMany(
    { 'outbox.0': { $exists: true } },
    { $set: { 'outbox.0.nextSendAt': new Date() } },
  );
  await deliverAll(model);
  expect(applied).toEqual(new Set(['before', ...orders]));
  await events.close();
});

test('a Sentinel that is named as a Redis stops the process with its right form', async () => {
  const { sentinels } = harness;
  const redis = connectRedis(sentinels.mistakenUrl, createLogger('test', 'silent'));
  await once(redis, 'ready');
  await expect(checkRedis(redis, createLogger('test', 'silent'))).rejects.toThrow(
    'REDIS_URL names a Sentinel as if it were a Redis: it must be redis+sentinel://host:port,host:port/name.',
  );
  redis.disconnect();
});
