import { openAuditLog } from '@shop/audit-log';
import { openEvents } from '@shop/events';
import { connectMongo, createSweepers, type Logger, type Opening, type OpenService } from '@shop/service-kit';
import type { PaymentConfig } from './config.ts';
import type { PaymentDeps } from './deps.ts';
import { createProviders } from './providers/providers.ts';
import { openCallStore } from './store/call-store.ts';
import { openInboxStore } from './store/inbox-store.ts';
import { openReconciliationStore } from './store/reconciliation-store.ts';
import { openPaymentStore } from './store/payment-store.ts';
import { findDueFees } from './sweepers/due-fees.ts';
import { driveDueRefunds, settleDuePayments } from './sweepers/due-payments.ts';
import { passOnDueWebhooks } from './sweepers/due-webhooks.ts';
import { reconcile } from './use-cases/reconcile.ts';

const SETTLE_MS = 30_000;
/** Early webhooks must be handled within 30 s. */
const INBOX_MS = 15_000;
const REFUNDS_MS = 60_000;
/** Also the retry pause of a failed day. */
const RECONCILE_MS = 15 * 60_000;
const FEES_MS = 60_000;

/** Sweepers and relay run in service and worker: each step is a guarded update. */
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
  const sweepers = createSweepers(logger, [
    ['settle', SETTLE_MS, () => settleDuePayments(deps)],
    ['webhook inbox', INBOX_MS, () => passOnDueWebhooks(deps)],
    ['refunds', REFUNDS_MS, () => driveDueRefunds(deps)],
    ['reconciliation', RECONCILE_MS, () => reconcile(deps)],
    ['fees', FEES_MS, () => findDueFees(deps)],
    auditLog.sweepRow,
  ]);
  return {
    deps,
    database,
    start: () => [events, sweepers].forEach(({ start }) => start()),
    closers: [events.stopListening, sweepers.stop, events.close, calls.close, database.close],
  };
}
