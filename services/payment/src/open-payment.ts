import { createBus, openDeadLetters, startRelay } from '@shop/events';
import { connectMongo, type Database, type Logger } from '@shop/service-kit';
import type { PaymentConfig } from './config.ts';
import type { PaymentDeps } from './deps.ts';
import { createProviders } from './providers/providers.ts';
import { openInboxStore } from './store/inbox-store.ts';
import { openPaymentStore } from './store/payment-store.ts';
import { startInboxSweeper } from './sweepers/inbox-sweeper.ts';
import { startSettleSweeper } from './sweepers/settle-sweeper.ts';

export type OpenPayment = {
  deps: PaymentDeps;
  database: Database;
  /** What runs in every process of this service, in the order in which it is stopped. */
  closers: (() => Promise<unknown>)[];
};

/**
 * Opens what the service and its worker have in common: the database, the providers, and the relay and the
 * sweepers, which run in every process, because each of their steps is a guarded update.
 */
export async function openPayment(config: PaymentConfig, logger: Logger): Promise<OpenPayment> {
  const database = await connectMongo('payment', config, logger);
  const { connection } = database;
  const payments = await openPaymentStore(connection);
  const inbox = await openInboxStore(connection);
  const bus = createBus({ redisUrl: config.REDIS_URL, prefix: config.DB_PREFIX, logger });
  const relay = startRelay({ model: payments.model, bus, logger });
  const deadLetters = await openDeadLetters({ connection, processName: 'payment-worker', bus, logger });
  const providers = createProviders(config);
  const deps = { payments, inbox, providers, relay, deadLetters, config, logger, now: () => new Date() };
  const sweepers = [startSettleSweeper(deps), startInboxSweeper(deps)];
  const stopSweepers = () => Promise.all(sweepers.map((sweeper) => sweeper.stop()));
  return {
    deps,
    database,
    closers: [stopSweepers, relay.stop, deadLetters.relay.stop, bus.close, database.close],
  };
}
