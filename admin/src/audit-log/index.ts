import { lazy } from 'react';

/** What was done in the shop, for the owner. */
export const auditLog = { list: lazy(() => import('./AuditLogList.tsx')) };
