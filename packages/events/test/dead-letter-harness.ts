import { openAuditLog } from '@shop/audit-log';
import { createServiceApp, createLogger, internalClients, type Logger } from '@shop/service-kit';
import { openServiceApi, PATIENCE_MS, waitFor } from '@shop/testing';
import { vi } from 'vitest';
import {
  defineConsumer,
  newEvent,
  openEvents,
  orderConfirmed,
  outboxEntry,
  type Events,
} from '../src/index.ts';
import { idleBeside, openOutboxHarness } from './outbox-harness.ts';

export const CONSUMER = 'clear-cart-on-order-confirmed';

const silent = createLogger('test', 'silent');

/**
 * A listener with its service's dead letters behind their HTTP interface, and the owner of the events it hears of: both
 * are one service here. Whether an event can be applied is up to the test.
 */
export async function openDeadLetterHarness() {
  const { config, tokens, database, model, close } = await openOutboxHarness();
  const { connection } = database;
  const auditLog = await openAuditLog({
    service: 'cart',
    connection,
    send: (event) => events.relay.send(event),
    logger: silent,
  });
  const open = (settings = config): Promise<Events> =>
    openEvents({
      service: 'cart',
      listeners: 'cart',
      emits: [model, auditLog],
      connection,
      config: settings,
      logger: silent,
    });
  const events = await open();
  const letters = events.deadLetters;
  /** What the service wrote into its log about its dead letters. */
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() };
  const serve = (name: string, served: Partial<Parameters<typeof createServiceApp>[0]>) =>
    openServiceApi(
      name,
      createServiceApp({ name, logger: log as unknown as Logger, config, ready: () => true, ...served }),
      tokens,
    );
  const owner = await serve('order', { internal: events.mountAcknowledge });
  const serveLetters = ({ mountDeadLetters, metrics }: Events) =>
    serve('cart', { routes: (app) => mountDeadLetters(app, auditLog), extraMetrics: metrics });
  const api = await serveLetters(events);

  const handled: string[] = [];
  /** Orders whose events cannot be applied, and why. */
  const poison = new Map<string, () => Error>();
  const clearCart = defineConsumer({
    name: CONSUMER,
    event: orderConfirmed,
    handle: async ({ orderID }) => {
      handled.push(orderID);
      const fault = poison.get(orderID);
      if (fault) throw fault();
    },
  });
  events.listen([clearCart, ...idleBeside(clearCart, 'cart')], {
    account: {} as never,
    order: internalClients('cart', { ...config, ORDER_URL: owner.url }, PATIENCE_MS)('order'),
  });
  events.start();

  /** From here on no replay is sent. @returns what has them sent again */
  const holdReplays = async () => {
    await events.replays.stop();
    return () => events.replays.start();
  };
  const letterOf = async (orderID: string) =>
    (await letters.list()).find(
      ({ payload }) => (payload as { orderID?: string } | null)?.orderID === orderID,
    );
  return {
    config,
    api,
    letters,
    model,
    log,
    handled,
    poison,
    holdReplays,
    letterOf,
    /** How often an order's event has come to the listener. */
    timesHandled: (orderID: string) => handled.filter((id) => id === orderID).length,
    /** Writes an event into its owner's document, for this one of its listeners. */
    emit: async (orderID: string) => {
      const event = newEvent(orderConfirmed, { orderID, userID: 'u', cartVersion: 1, lines: [] });
      await model.create({
        _id: orderID,
        state: 'told',
        outbox: [{ ...outboxEntry(event), waiting: [CONSUMER], nextSendAt: new Date() }],
      });
      events.relay.nudge();
    },
    letterFor: async (orderID: string) => {
      await waitFor('the dead letter to rest', async () => {
        const letter = await letterOf(orderID);
        return letter !== undefined && !letter.outbox?.length;
      });
      return (await letterOf(orderID)) as NonNullable<Awaited<ReturnType<typeof letterOf>>>;
    },
    /** Kinds in the audit outbox by letter; without a consumer they stay there. */
    auditedOf: async (about: string) =>
      (
        await connection
          .collection<{ outbox: { payload: { kind: string } }[] }>('auditOutbox')
          .find({ 'outbox.payload.about': about })
          .toArray()
      ).map(({ outbox }) => outbox[0]?.payload.kind),
    forgetAudited: async () => void (await connection.collection('auditOutbox').deleteMany({})),
    untilResolved: (orderID: string) => waitFor('the letter to go', async () => !(await letterOf(orderID))),
    /** The same letters as a process sees them that cannot reach Redis. */
    openWithoutRedis: async () => {
      // Only the process without Redis is to see a wish, until it is gone.
      const release = await holdReplays();
      const lonely = await open({ ...config, REDIS_URL: 'redis://127.0.0.1:1' });
      lonely.replays.start();
      const lonelyApi = await serveLetters(lonely);
      return {
        api: lonelyApi,
        close: async () => {
          await lonely.close();
          await lonelyApi.close();
          release();
        },
      };
    },
    close: async () => {
      await events.close();
      await Promise.all([owner.close(), api.close()]);
      await close();
    },
  };
}
