import type { AuditLog } from '@shop/audit-log';
import type { ListDeps, SagaDeps } from '../deps.ts';
import type { BuyerFiguresStore } from './store/buyer-figures.ts';
import type { Sales } from './store/sales.ts';
import type { RefundDeps } from '../use-cases/refunds/refund-budget.ts';

export type BackOfficeDeps = SagaDeps &
  RefundDeps &
  ListDeps & {
    auditLog: AuditLog;
    buyerFigures: BuyerFiguresStore;
    sales: Sales;
  };
