/**
 * What about an order's money a person has to do something about: a refund has failed and its money is owed still · a
 * buyer disputes a payment, and nobody has decided yet · a buyer has withdrawn, and the money is not sent back yet. They stand apart from the schemas, because the back office's screen
 * needs the names and should not ship zod.
 */
export const orderAlerts = ['refund-failed', 'dispute-open', 'withdrawal-open'] as const;
export type OrderAlert = (typeof orderAlerts)[number];
