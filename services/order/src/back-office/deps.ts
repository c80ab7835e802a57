import type { ListDeps, SagaDeps } from '../deps.ts';
import type { BuyerFiguresStore } from './buyer-figures-store.ts';
import type { Sales } from './sales-store.ts';
import type { RefundDeps } from '../use-cases/refund-budget.ts';

export type BackOfficeDeps = SagaDeps &
  RefundDeps &
  ListDeps & {
    buyerFigures: BuyerFiguresStore;
    sales: Sales;
  };
