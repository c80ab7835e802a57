/**
 * Money that needs an admin: failed refund, open dispute, unanswered withdrawal, rejected but paid, paid but set to
 * pending.
 */
export const orderAlerts = [
  'refund-failed',
  'dispute-open',
  'withdrawal-open',
  'refund-left',
  'paid-pending',
] as const;
export type OrderAlert = (typeof orderAlerts)[number];
