import { openAuditLog } from '@shop/audit-log';
import { openEvents } from '@shop/events';
import { connectMongo, type Logger, type Opening, type OpenService } from '@shop/service-kit';
import type { PaymentConfig } from './config.ts';
import type { PaymentDeps } from './deps.ts';
import { createProviders } from './providers/providers.ts';
import { openCallStore } from './store/call-store.ts';
import { openInboxStore } from './store/inbox-store.ts';
import { openReconciliationStore } from './store/reconciliation-store.ts';
import { openPaymentStore } from './store/payment-store.ts';
import { createFeeSweeper } from './sweepers/fee-sweeper.ts';
import { createInboxSweeper } from './sweepers/inbox-sweeper.ts';
import { createReconcileSweeper } from './sweepers/reconcile-sweeper.ts';
import { createRefundSweeper } from './sweepers/refund-sweeper.ts';
import { createSettleSweeper } from './sweepers/settle-sweeper.ts';

/**
 * What the service and its worker have in common: the database, the providers, and the relay and the sweepers, which
 * run in every process, because each of their steps is a guarded update.
 */
export async function openPayment(
  config: PaymentConfig,
  logger: Logger,
  { now = () => new Date() }: Opening,
): Promise<Omit<OpenService<PaymentDeps>, 'app'>> {
  const database = await connectMongo('payment', config, logger);
  const { connection } = database;
  const payments = await openPaymentStore(connection);
  const inbox = await openInboxStore(connection);
  const calls = await openCallStore(connection, logger);
  const auditLog = await openAuditLog({
    service: 'payment',
    connection,
    send: (event) => events.relay.send(event),
    logger,
  });
  const events = await openEvents({
    service: 'payment',
    listeners: 'payment-worker',
    emits: [payments.model, inbox.model, auditLog],
    connection,
    config,
    logger,
  });
  const deps: PaymentDeps = {
    payments,
    inbox,
    reconciliations: await openReconciliationStore(connection),
    calls,
    providers: createProviders(config, calls.note),
    events,
    auditLog,
    config,
    logger,
    now,
  };
  const sweepers = [
    createSettleSweeper(deps),
    createInboxSweeper(deps),
    createRefundSweeper(deps),
    createReconcileSweeper(deps),
    createFeeSweeper(deps),
    auditLog.sweeper,
  ];
  return {
    deps,
    database,
    start: () => [events, ...sweepers].forEach(({ start }) => start()),
    closers: [
      events.stopListening,
      () => Promise.all(sweepers.map(({ stop }) => stop())),
      events.close,
      calls.close,
      database.close,
    ],
  };
}
