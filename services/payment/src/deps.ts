import type { AuditLog } from '@shop/audit-log';
import type { Events } from '@shop/events';
import type { Logger } from '@shop/service-kit';
import type { PaymentConfig } from './config.ts';
import type { Providers } from './providers/providers.ts';
import type { CallStore } from './store/call-store.ts';
import type { InboxStore } from './store/inbox-store.ts';
import type { ReconciliationStore } from './store/reconciliation-store.ts';
import type { PaymentStore } from './store/payment-store.ts';

export type PaymentDeps = {
  payments: PaymentStore;
  calls: CallStore;
  inbox: InboxStore;
  reconciliations: ReconciliationStore;
  providers: Providers;
  events: Events;
  auditLog: AuditLog;
  config: PaymentConfig;
  logger: Logger;
  now: () => Date;
};
