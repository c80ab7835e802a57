import { lazy } from 'react';

export const auditLog = { list: lazy(() => import('./AuditLogList.tsx')) };
