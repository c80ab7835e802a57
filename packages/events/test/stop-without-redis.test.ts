import { createLogger } from '@shop/service-kit';
import { lineToRedis, setUpHarness, waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { defineConsumer, newEvent, openEvents, orderConfirmed, outboxEntry } from '../src/index.ts';
import { idleBeside, openOutboxHarness } from './outbox-harness.ts';

const harness = setUpHarness(openOutboxHarness);

test('a process that stops while Redis is away waits for the event under way, and not for Redis', async () => {
  const line = await lineToRedis(harness.config.REDIS_URL);
  const steps: string[] = [];
  const applying = Promise.withResolvers<void>();
  const clearCart = defineConsumer({
    name: 'clear-cart-on-order-confirmed',
    event: orderConfirmed,
    handle: async () => {
      steps.push('begun');
      await applying.promise;
      steps.push('applied');
    },
  });
  const events = await openEvents({
    service: 'cart',
    listeners: 'cart',
    emits: [harness.model],
    connection: harness.database.connection,
    config: { ...harness.config, REDIS_URL: line.url },
    logger: createLogger('test', 'silent'),
  });
  const acknowledging = { post: () => Promise.resolve(steps.push('acknowledged')) };
  events.listen([clearCart, ...idleBeside(clearCart, 'cart')], {
    account: {} as never,
    order: acknowledging as never,
  });
  events.start();
  const event = newEvent(orderConfirmed, { orderID: 'o', userID: 'u', cartVersion: 1, lines: [] });
  const entry = { ...outboxEntry(event), waiting: [clearCart.name], nextSendAt: new Date() };
  await harness.model.create({ _id: 'o', state: 'told', outbox: [entry] });
  events.relay.nudge();
  await waitFor('the event to be under way', () => steps.includes('begun'));
  line.cut();
  const stopped = events.close().then(() => steps.push('stopped'));
  applying.resolve();
  await stopped;
  expect(steps).toEqual(['begun', 'applied', 'acknowledged', 'stopped']);
  await line.close();
});
