import type { AuditLog } from '@shop/audit-log';
import type { CheckoutDeps, SagaDeps } from '../deps.ts';

export type ManualOrderDeps = SagaDeps &
  Pick<CheckoutDeps, 'config' | 'numbers' | 'points'> & { auditLog: Pick<AuditLog, 'during'> };

export type Admin = { id: string; userName: string };
