import type { AuditLogEnd, AuditLogSeal } from './audit-log-end.ts';

/** One rule per check in `checks/`. */
export type Rule =
  | 'money'
  | 'refunds'
  | 'refunds-agree'
  | 'provider'
  | 'stock'
  | 'stock-sums'
  | 'carts'
  | 'events'
  | 'status'
  | 'ids'
  | 'receipts'
  | 'discounts'
  | 'reviews'
  | 'audit-log';

export type Finding = {
  rule: Rule;
  /** Such as `order 65f…`; the report groups by it. */
  subject: string;
  says: string;
  /** Command, button or sweeper that repairs it. */
  mend: string;
  /** Last write of the subject: while recent, the finding may resolve itself. null: it cannot. */
  touchedAt: Date | null;
  /** No breach: a person or a provider has to decide. */
  waits?: true;
};

export type Reconciliation = {
  /** Breaches that will not resolve themselves. */
  wrong: Finding[];
  /** Breaches whose subject was written within the grace period. */
  underWay: Finding[];
  waiting: Finding[];
  /** Documents compared. */
  counts: { orders: number; payments: number; products: number; charges: number | null };
  auditLogEnd: AuditLogEnd;
  auditLogSeal: AuditLogSeal;
};

/** Subject of a finding. */
export const ofOrder = (orderID: string): string => `order ${orderID}`;

/** Subject of a finding. */
export const ofProduct = ({ _id, title }: { _id: string; title: string }): string =>
  `product ${_id} (${title})`;
