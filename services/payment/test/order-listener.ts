import { consumersIn, defineConsumer, openEvents } from '@shop/events';
import { connectMongo, internalClients, type Logger } from '@shop/service-kit';
import { PATIENCE_MS } from '@shop/testing';
import type { WorkerConfig } from '../src/config.ts';

/** Records each event for order once. */
export async function startOrder(config: WorkerConfig, logger: Logger) {
  const heard: Record<string, unknown[]> = {};
  const eventIds = new Set<string>();
  const database = await connectMongo('order', config, logger);
  const { connection } = database;
  const events = await openEvents({
    service: 'order',
    listeners: 'order',
    sends: false,
    connection,
    config,
    logger,
  });
  const clientTo = internalClients('order', config, PATIENCE_MS);
  events.listen(
    consumersIn('order').map(({ name, event }) =>
      defineConsumer({
        name,
        event,
        handle: async (payload, { eventId }) => {
          if (!eventIds.has(eventId)) (heard[event.name] ??= []).push(payload);
          eventIds.add(eventId);
        },
      }),
    ),
    { payment: clientTo('payment'), order: clientTo('order'), account: {} as never },
  );
  events.start();
  const close = async () => {
    await events.close();
    await connection.dropDatabase();
    await database.close();
  };
  return { heard: <T>(name: string) => (heard[name] ??= []) as T[], close };
}
