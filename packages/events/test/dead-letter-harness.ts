import { createInternalClient, createLogger, createServiceApp, type Logger } from '@shop/service-kit';
import { openServiceApi, waitFor } from '@shop/testing';
import { vi } from 'vitest';
import {
  createBus,
  defineConsumer,
  eventFigures,
  mountAcknowledge,
  mountDeadLetters,
  newEvent,
  openDeadLetters,
  orderConfirmed,
  outboxEntry,
  runConsumers,
  startRelay,
} from '../src/index.ts';
import { openOutboxHarness } from './outbox-harness.ts';

export const CONSUMER = 'clear-cart-on-order-confirmed';

const silent = createLogger('test', 'silent');

/**
 * A listener with its service's dead letters behind their HTTP interface, and the owner of the events it hears of. Whether
 * an event can be applied is up to the test.
 */
export async function openDeadLetterHarness() {
  const { config, tokens, database, model, close } = await openOutboxHarness();
  const { connection } = database;
  const queues = { redisUrl: config.REDIS_URL, prefix: config.DB_PREFIX, logger: silent };
  const bus = createBus(queues);
  const ownersRelay = startRelay({ model, bus, logger: silent });
  const open = (through: typeof bus) =>
    openDeadLetters({ connection, processName: 'cart', bus: through, logger: silent });
  const letters = await open(bus);
  let sending = letters.relay;
  /** What the service wrote into its log about its dead letters. */
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() };
  const serve = (name: string, served: Partial<Parameters<typeof createServiceApp>[0]>) =>
    openServiceApi(
      name,
      createServiceApp({
        name,
        logger: log as unknown as Logger,
        config,
        ready: () => true,
        routes: () => undefined,
        ...served,
      }),
      tokens,
    );
  const owner = await serve('order', { internal: (app) => mountAcknowledge(app, model) });
  const serveLetters = (served: typeof letters) =>
    serve('cart', {
      routes: (app) => mountDeadLetters(app, 'cart', served),
      figures: eventFigures(served, model),
    });
  const api = await serveLetters(letters);

  const handled: string[] = [];
  /** Orders whose events cannot be applied, and why. */
  const poison = new Map<string, () => Error>();
  const running = runConsumers({
    processName: 'cart',
    consumers: [
      defineConsumer({
        name: CONSUMER,
        event: orderConfirmed,
        handle: async ({ orderID }) => {
          handled.push(orderID);
          const fault = poison.get(orderID);
          if (fault) throw fault();
        },
      }),
    ],
    owners: {
      order: createInternalClient({
        from: 'cart',
        to: 'order',
        baseUrl: owner.url,
        secret: config.SERVICE_TOKEN_SECRET,
      }),
    },
    deadLetters: letters,
    ...queues,
  });

  const letterOf = async (orderID: string) =>
    (await letters.list()).find(
      ({ payload }) => (payload as { orderID?: string } | null)?.orderID === orderID,
    );
  return {
    api,
    letters,
    model,
    log,
    handled,
    poison,
    letterOf,
    /** How often an order's event has come to the listener. */
    timesHandled: (orderID: string) => handled.filter((id) => id === orderID).length,
    /** Writes an event into its owner's document. */
    emit: async (orderID: string) => {
      const event = newEvent(orderConfirmed, { orderID, userID: 'u', lines: [] });
      await model.create({ _id: orderID, state: 'told', outbox: [outboxEntry(event)] });
      ownersRelay.nudge();
    },
    letterFor: async (orderID: string) => {
      await waitFor('the dead letter to rest', async () => {
        const letter = await letterOf(orderID);
        return letter !== undefined && !letter.outbox?.length;
      });
      return (await letterOf(orderID)) as NonNullable<Awaited<ReturnType<typeof letterOf>>>;
    },
    gone: (orderID: string) => waitFor('the letter to go', async () => !(await letterOf(orderID))),
    /** The same letters as a process sees them that cannot reach Redis. */
    openWithoutRedis: async () => {
      // Only the process without Redis is to see a wish, until it is gone.
      await sending.stop();
      const orphan = createBus({ redisUrl: 'redis://127.0.0.1:1', prefix: 'x', logger: silent });
      const lonely = await open(orphan);
      const lonelyApi = await serveLetters(lonely);
      return {
        api: lonelyApi,
        close: async () => {
          await lonely.relay.stop();
          await lonelyApi.close();
          await orphan.close();
          sending = startRelay({ model: letters, bus, logger: silent });
        },
      };
    },
    close: async () => {
      await running.close();
      await sending.stop();
      await ownersRelay.stop();
      await bus.close();
      await Promise.all([owner.close(), api.close()]);
      await close();
    },
  };
}

export type DeadLetterHarness = Awaited<ReturnType<typeof openDeadLetterHarness>>;
