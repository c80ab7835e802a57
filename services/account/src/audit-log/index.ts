export { createConsumers } from './consumers.ts';
export { mountAuditLogRoutes } from './audit-log-routes.ts';
export { sealedAuditEntries, sealFirstHead } from './store/seal.ts';
export { openAuditEntryStore, type AuditEntryStore } from './store/audit-entry-store.ts';
