import { randomUUID } from 'node:crypto';
import { createInternalClient, createLogger, createServiceApp, ShopError } from '@shop/service-kit';
import { deliverAll, openServiceApi, waitFor, type ServiceApi } from '@shop/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createBus,
  createDeadLetters,
  defineConsumer,
  mountAcknowledge,
  newEvent,
  orderConfirmed,
  runConsumers,
  startRelay,
  withEvent,
  type Bus,
  type DeadLetters,
  type Relay,
  type RunningConsumers,
} from '../src/index.ts';
import { outboxDocuments } from '../src/outbox-documents.ts';
import { openOutboxHarness, type OutboxHarness } from './outbox-harness.ts';

const logger = createLogger('test', 'silent');
let harness: OutboxHarness;
let owner: ServiceApi;
let bus: Bus;
let relay: Relay | undefined;
let running: RunningConsumers;
let deadLetters: DeadLetters;
let handled: string[];
let handle: (orderID: string) => Promise<void>;

beforeAll(async () => {
  harness = await openOutboxHarness();
  const { config, tokens, database, model } = harness;
  const app = createServiceApp({
    name: 'order',
    logger,
    config,
    ready: () => true,
    routes: () => undefined,
    internal: (internal) => mountAcknowledge(internal, model),
  });
  owner = await openServiceApi('order', app, tokens);
  bus = createBus({ redisUrl: config.REDIS_URL, prefix: config.DB_PREFIX, logger });
  deadLetters = createDeadLetters(database.connection);
  const client = { from: 'cart', to: 'order', baseUrl: owner.url, secret: config.SERVICE_TOKEN_SECRET };
  running = runConsumers({
    processName: 'cart',
    consumers: [
      defineConsumer({
        name: 'clear-cart-on-order-confirmed',
        event: orderConfirmed,
        handle: async ({ orderID }) => {
          handled.push(orderID);
          await handle(orderID);
        },
      }),
    ],
    owners: { order: createInternalClient(client) },
    deadLetters,
    redisUrl: config.REDIS_URL,
    prefix: config.DB_PREFIX,
    logger,
  });
});

beforeEach(() => {
  handled = [];
  handle = () => Promise.resolve();
  relay = undefined;
});

// A relay that outlives its test would send the next one's events.
afterEach(async () => {
  await relay?.stop();
});

afterAll(async () => {
  await running.close();
  await bus.close();
  await owner.close();
  await harness.close();
});

/** From here on events travel. Until a test says so nothing sends, so what it writes stays as it is written. */
function send(): void {
  relay = startRelay({ model: harness.model, bus, logger });
}

/** Writes a change and its event as one update. */
async function emit(): Promise<string> {
  const _id = randomUUID();
  await harness.model.create({ _id, state: 'new' });
  const event = newEvent(orderConfirmed, { orderID: _id, userID: 'u', lines: [] });
  await harness.model.updateOne({ _id, state: 'new' }, withEvent({ $set: { state: 'told' } }, event));
  return _id;
}

const letterOf = async (orderID: string) =>
  (await deadLetters.list()).find((letter) => (letter.payload as { orderID: string }).orderID === orderID);

test('an event reaches its consumer once and leaves the outbox when it is acknowledged', async () => {
  send();
  const orderID = await emit();
  relay?.nudge();
  await deliverAll(harness.model);
  expect(handled).toEqual([orderID]);
});

test('an event that was written just before a crash is found by the next relay', async () => {
  const orderID = await emit();
  expect(handled).toEqual([]);
  send();
  await deliverAll(harness.model);
  expect(handled).toEqual([orderID]);
});

test('an event whose job Redis has lost is sent again', async () => {
  const orderID = await emit();
  await outboxDocuments(harness.model).updateOne(
    { _id: orderID },
    { $set: { 'outbox.0.gen': 3, 'outbox.0.nextSendAt': new Date(0) } },
  );
  send();
  await deliverAll(harness.model);
  expect(handled).toEqual([orderID]);
});

test('two relays send an event once', async () => {
  const orderIDs = await Promise.all(Array.from({ length: 10 }, emit));
  send();
  const second = startRelay({ model: harness.model, bus, logger });
  relay?.nudge();
  second.nudge();
  await deliverAll(harness.model);
  await second.stop();
  expect(handled.toSorted()).toEqual(orderIDs.toSorted());
});

test('a consumer that fails is tried again until it works', async () => {
  let left = 2;
  handle = async () => {
    left -= 1;
    if (left >= 0) throw new ShopError({ code: 'busy' });
  };
  const orderID = await emit();
  send();
  await deliverAll(harness.model);
  expect(handled).toEqual([orderID, orderID, orderID]);
});

test('what can never work is kept as a dead letter, and the queue goes on', async () => {
  handle = async (orderID) => {
    if (orderID === poison) throw new ShopError({ code: 'order-not-found' });
  };
  const poison = await emit();
  const other = await emit();
  send();
  await deliverAll(harness.model);
  expect(handled.toSorted()).toEqual([poison, other].toSorted());
  expect(await letterOf(poison)).toMatchObject({
    consumer: 'clear-cart-on-order-confirmed',
    name: 'order-confirmed',
    attempts: 1,
  });
});

test('an event whose payload is not what it says becomes a dead letter', async () => {
  const orderID = await emit();
  await outboxDocuments(harness.model).updateOne(
    { _id: orderID },
    { $set: { 'outbox.0.payload': { orderID } } },
  );
  send();
  await waitFor('the dead letter', async () => (await letterOf(orderID)) !== undefined);
  await deliverAll(harness.model);
});

test('an acknowledgement that comes twice changes nothing', async () => {
  const answer = await owner.asService('POST', '/internal/outbox/acknowledge', {
    eventId: randomUUID(),
    consumer: 'clear-cart-on-order-confirmed',
  });
  expect(answer.status).toBe(200);
});

test('a process that lacks a consumer of the wiring does not start', () => {
  const { config } = harness;
  const start = () =>
    runConsumers({
      processName: 'cart',
      consumers: [],
      owners: {},
      deadLetters,
      redisUrl: config.REDIS_URL,
      prefix: config.DB_PREFIX,
      logger,
    });
  expect(start).toThrow(/clear-cart-on-order-confirmed/);
});

test('while Redis is away a sending fails at once and the event stays', async () => {
  const orphan = createBus({ redisUrl: 'redis://127.0.0.1:1', prefix: 'x', logger });
  const orderID = await emit();
  const lonely = startRelay({ model: harness.model, bus: orphan, logger });
  await waitFor('a failed sending', async () => {
    const [entry] =
      (await harness.model.findById(orderID).lean<{ outbox: { gen: number }[] }>())?.outbox ?? [];
    return entry !== undefined && entry.gen >= 1;
  });
  await lonely.stop();
  await orphan.close();
  send();
  await deliverAll(harness.model);
  expect(handled).toEqual([orderID]);
});
