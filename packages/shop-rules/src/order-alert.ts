/**
 * What about an order's money a person has to do something about: a refund has failed and its money is owed still · a
 * buyer disputes a payment, and nobody has decided yet · a buyer has withdrawn, and the money is not sent back yet · a paid
 * order is rejected, and its money is still here · an order is paid, but stands where the unpaid ones do, so that nobody
 * packs it. They stand apart from the schemas, because the back office's screen needs the names and should not ship zod.
 */
export const orderAlerts = [
  'refund-failed',
  'dispute-open',
  'withdrawal-open',
  'refund-left',
  'paid-pending',
] as const;
export type OrderAlert = (typeof orderAlerts)[number];
