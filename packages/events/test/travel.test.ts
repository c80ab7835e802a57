import { randomUUID } from 'node:crypto';
import { createLogger, createServiceApp, internalClients, ShopError } from '@shop/service-kit';
import { deliverAll, lineToRedis, openServiceApi, PATIENCE_MS, setUpHarness, waitFor } from '@shop/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { outboxDocuments } from '../src/outbox-documents.ts';
import {
  createBus,
  defineConsumer,
  newEvent,
  openEvents,
  orderConfirmed,
  withEvent,
  outboxEntry,
  type OutboxEntry,
} from '../src/index.ts';
import { idleBeside, openOutboxHarness } from './outbox-harness.ts';

const LISTENER = 'clear-cart-on-order-confirmed';
let handled: string[];
/** What was logged as a warning or worse: each is an event that comes once more. */
let warnings: string[] = [];
const logger = createLogger('test', 'warn', { write: (line) => void warnings.push(line) });
let handle: (orderID: string) => Promise<void>;
/** The event as the replica knows it that takes its job. */
let knownSchema: z.ZodType<{ orderID: string }>;

/** A service that emits and listens, whose own listener is running. */
async function openTravel() {
  const { config, tokens, database, model, close } = await openOutboxHarness();
  const open = (settings = config) =>
    openEvents({
      service: 'cart',
      listeners: 'cart',
      emits: [model],
      connection: database.connection,
      config: settings,
      logger,
    });
  const events = await open();
  const app = createServiceApp({
    name: 'order',
    logger,
    config,
    ready: () => true,
    internal: events.mountAcknowledge,
  });
  const owner = await openServiceApi('order', app, tokens);
  const clearCart = defineConsumer({
    name: LISTENER,
    event: {
      ...orderConfirmed,
      get schema() {
        return knownSchema;
      },
    },
    handle: async ({ orderID }) => {
      handled.push(orderID);
      await handle(orderID);
    },
  });
  events.listen([clearCart, ...idleBeside(clearCart, 'cart')], {
    account: {} as never,
    order: internalClients('cart', { ...config, ORDER_URL: owner.url }, PATIENCE_MS)('order'),
  });
  events.start();
  await events.relay.stop();
  return {
    config,
    model,
    events,
    open,
    owner,
    close: async () => {
      await events.close();
      await owner.close();
      await close();
    },
  };
}

const harness = setUpHarness(openTravel);

beforeEach(() => {
  handled = [];
  warnings = [];
  handle = () => Promise.resolve();
  knownSchema = orderConfirmed.schema;
});

// A relay that outlives its test would send the next one's events.
afterEach(() => harness.events.relay.stop());

/** From here on events travel. Until a test says so nothing sends, so what it writes stays as it is written. */
const send = (): void => harness.events.relay.start();

/** Writes a change and its event as one update, due at once, as one whose writer was killed some time ago. */
async function emit(): Promise<string> {
  const _id = randomUUID();
  await harness.model.create({ _id, state: 'new' });
  const event = newEvent(orderConfirmed, { orderID: _id, userID: 'u', cartVersion: 1, lines: [] });
  const $push: { outbox?: OutboxEntry } = {};
  const change = withEvent({ $set: { state: 'told' }, $push }, event);
  // The event has other listeners too, who run elsewhere.
  Object.assign(change.$push.outbox ?? {}, {
    waiting: [LISTENER],
    nextSendAt: new Date(),
  });
  await harness.model.updateOne({ _id, state: 'new' }, change);
  return _id;
}

const letterOf = async (orderID: string) =>
  (await harness.events.deadLetters.list()).find(
    (letter) => (letter.payload as { orderID: string }).orderID === orderID,
  );

test('an event reaches its consumer once and leaves the outbox when it is acknowledged', async () => {
  send();
  const orderID = await emit();
  harness.events.relay.nudge();
  await deliverAll(harness.model);
  expect(handled).toEqual([orderID]);
});

/** An event in its document, which its writer sends with a direct call to the consumer. */
async function sendWithCall(call: (orderID: string) => Promise<void>): Promise<string> {
  const sender = await harness.open();
  sender.callDirectly({ name: LISTENER, event: orderConfirmed, handle: ({ orderID }) => call(orderID) });
  sender.relay.start();
  await waitFor('the queues', () =>
    sender.countJobsOf('cart').then(
      () => true,
      () => false,
    ),
  );
  const _id = randomUUID();
  const event = newEvent(orderConfirmed, { orderID: _id, userID: 'u', cartVersion: 1, lines: [] });
  const far = new Date(Date.now() + 3_600_000);
  const entry = { ...outboxEntry(event), waiting: [LISTENER], nextSendAt: far };
  await harness.model.create({ _id, state: 'told', outbox: [entry] });
  sender.relay.send(event);
  await sender.close();
  return _id;
}

test('a consumer that applied a direct call gets no job, and the event leaves the outbox', async () => {
  const called: string[] = [];
  const orderID = await sendWithCall(async (id) => void called.push(id));
  expect(await entryOf(orderID)).toBeUndefined();
  await waitFor('the queue to be empty', async () => (await harness.events.countJobsOf('cart')) === 0);
  expect([called, handled]).toEqual([[orderID], []]);
});

test('a consumer whose direct call fails gets its job', async () => {
  const orderID = await sendWithCall(() => Promise.reject(new Error('cart is away')));
  await waitFor('the event to be applied', async () => (await entryOf(orderID)) === undefined);
  expect(handled).toEqual([orderID]);
  expect(warnings.join()).toContain('cart is away');
});

test('an event that its writer sends is applied before the relay looks for it', async () => {
  send();
  const _id = randomUUID();
  const event = newEvent(orderConfirmed, { orderID: _id, userID: 'u', cartVersion: 1, lines: [] });
  const far = new Date(Date.now() + 3_600_000);
  const entry = { ...outboxEntry(event), waiting: [LISTENER], nextSendAt: far };
  await harness.model.create({ _id, state: 'told', outbox: [entry] });
  // A queue that does not answer in time is sent it again; what it has it takes no second time.
  await waitFor('the event to be applied', async () => {
    harness.events.relay.send(event);
    return (await entryOf(_id)) === undefined;
  });
  expect(handled).toEqual([_id]);
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
    { $set: { 'outbox.0.sendCount': 3, 'outbox.0.nextSendAt': new Date(0) } },
  );
  send();
  await deliverAll(harness.model);
  expect(handled).toEqual([orderID]);
});

test('a consumer that was away for long finds each event once in its queue', async () => {
  const away = 'write-email-on-order-lapsed';
  const _id = await emit();
  const documents = outboxDocuments(harness.model);
  const bus = createBus(harness.config, logger);
  for (let look = 1; look <= 6; look += 1) {
    const due = { 'outbox.0.waiting': [away], 'outbox.0.nextSendAt': new Date(0) };
    await documents.updateOne({ _id }, { $set: due });
    send();
    harness.events.relay.nudge();
    await waitFor('the look', async () => Number((await entryOf(_id))?.nextSendAt) > 0);
    // Whatever the look still has to write is written once the relay has stopped.
    await harness.events.relay.stop();
  }
  await waitFor('Redis to answer', () => bus.isReachable());
  expect(await bus.count(away)).toMatchObject({ waiting: 1 });
  await bus.close();
  await documents.deleteOne({ _id });
});

test('two relays send an event once', async () => {
  const orderIDs = await Promise.all(Array.from({ length: 10 }, emit));
  send();
  const second = await harness.open();
  second.relay.start();
  harness.events.relay.nudge();
  second.relay.nudge();
  await deliverAll(harness.model);
  await second.close();
  expect(handled.toSorted()).toEqual(orderIDs.toSorted());
});

test('a consumer that fails is tried again until it works', async () => {
  let failures = 2;
  handle = async () => {
    failures -= 1;
    if (failures >= 0) throw new ShopError({ code: 'busy' });
  };
  const orderID = await emit();
  send();
  await deliverAll(harness.model);
  expect(handled).toEqual([orderID, orderID, orderID]);
});

test('a permanent failure is kept as a dead letter, and the queue goes on', async () => {
  handle = async (orderID) => {
    if (orderID === poison) throw new ShopError({ code: 'order-not-found' });
  };
  const poison = await emit();
  const healthy = await emit();
  send();
  await deliverAll(harness.model);
  expect(handled.toSorted()).toEqual([poison, healthy].toSorted());
  expect(await letterOf(poison)).toMatchObject({
    consumer: LISTENER,
    name: 'order-confirmed',
    attempts: 1,
  });
});

/** Has an event sent that does not say what its listener expects. @param sent how often it has been before */
async function sendUnknown(sent: number): Promise<string> {
  const orderID = await emit();
  const change = { 'outbox.0.payload': { orderID }, 'outbox.0.sendCount': sent };
  await outboxDocuments(harness.model).updateOne({ _id: orderID }, { $set: change });
  send();
  return orderID;
}

test('an event that only a newer replica knows waits for that one, and is applied there', async () => {
  const orderID = await sendUnknown(13);
  await waitFor('the older replica to meet it', () => warnings.some((line) => line.includes('(sending 14)')));
  knownSchema = z.object({ orderID: z.string() });
  await deliverAll(harness.model);
  expect([handled, await letterOf(orderID)]).toEqual([[orderID], undefined]);
});

test('an event whose payload is not what it says becomes a dead letter when no replica has known it in 15 sendings', async () => {
  const orderID = await sendUnknown(14);
  await waitFor('the dead letter', async () => (await letterOf(orderID)) !== undefined);
  expect(await letterOf(orderID)).toMatchObject({
    code: 'invalid-input',
    error: expect.stringMatching(/^not a order-confirmed \(sending 15\): /),
  });
  await deliverAll(harness.model);
});

test('an acknowledgement that comes twice changes nothing', async () => {
  const answer = await harness.owner.asService('POST', '/internal/outbox/acknowledge', {
    eventId: randomUUID(),
    consumer: LISTENER,
  });
  expect(answer.status).toBe(200);
});

test('an event that is applied but cannot be acknowledged comes again, and the log says why', async () => {
  await emit();
  vi.spyOn(outboxDocuments(harness.model), 'updateOne').mockRejectedValueOnce(new Error('no room'));
  send();
  await deliverAll(harness.model);
  expect(handled).toHaveLength(2);
  vi.restoreAllMocks();
  expect(warnings.join()).toMatch(/"consumer":"clear-cart-on-order-confirmed".*could not be acknowledged/);
});

test('a process that lacks a consumer of the wiring does not start', () => {
  expect(() => harness.events.listen([], {})).toThrow(/clear-cart-on-order-confirmed/);
});

const entryOf = async (orderID: string) => (await harness.model.findById(orderID).lean())?.outbox?.[0];

test.each(['cut', 'silent'] as const)(
  'while the line to Redis is %s no event is claimed, and all are sent soon after',
  async (how) => {
    const line = await lineToRedis(harness.config.REDIS_URL);
    const lonely = await harness.open({ ...harness.config, REDIS_URL: line.url });
    lonely.relay.start();
    const first = await emit();
    await deliverAll(harness.model);
    // Once it has stopped it has heard of what it sent: an answer that the line loses would be told.
    await lonely.relay.stop();
    if (how === 'cut') line.cut();
    else line.silence();
    const orderIDs = await Promise.all(Array.from({ length: 30 }, emit));
    const looks = vi.spyOn(outboxDocuments(harness.model), 'find');
    lonely.relay.start();
    await waitFor('three looks', () => looks.mock.calls.length >= 3);
    vi.restoreAllMocks();
    expect(await Promise.all(orderIDs.map(entryOf))).toEqual(
      orderIDs.map(() => expect.objectContaining({ sendCount: 1 }) as OutboxEntry),
    );
    if (how === 'silent') line.cut();
    line.mend();
    await deliverAll(harness.model);
    // At least once: a worker that gets no processor time for as long as its lock lasts runs an event again.
    const applied = [...new Set(handled)].toSorted();
    expect({ applied, warnings }).toEqual({ applied: [first, ...orderIDs].toSorted(), warnings: [] });
    await lonely.close();
    await line.close();
  },
);
