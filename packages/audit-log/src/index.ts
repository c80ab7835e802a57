export { openAuditLog, type AuditLog } from './audit-log.ts';
export { changedFields } from './changed-fields.ts';
