/* Apart from the schemas, because the back office's screens need the words and should not ship zod. */

/** The letters about an order. */
export const orderLetterKinds = [
  'order-confirmed',
  'order-shipped',
  'order-delivered',
  'order-cancelled',
  'order-lapsed',
  'order-refunded',
  'order-rest-asked',
  'order-withdrawn',
  'withdrawal-link',
] as const;
export type OrderLetterKind = (typeof orderLetterKinds)[number];

/** The letters about an account. */
export const accountLetterKinds = [
  'password-reset',
  'email-confirmation',
  'email-change',
  'email-changed',
  'password-changed',
  'account-deleted',
  'admin-login',
  'invitation',
] as const;
export type AccountLetterKind = (typeof accountLetterKinds)[number];

/** The letters that somebody asked for without an order or an account. */
const wishLetterKinds = ['product-back'] as const;

/** The letters that the shop writes. */
export const letterKinds = [...orderLetterKinds, ...accountLetterKinds, ...wishLetterKinds] as const;
export type LetterKind = (typeof letterKinds)[number];

/**
 * `queued`: waits to be sent, or to be tried again · `failed`: will not be tried again by itself · `suppressed`: not sent,
 * because its recipient's limit was reached.
 */
export const letterStates = ['queued', 'sent', 'failed', 'suppressed'] as const;
export type LetterState = (typeof letterStates)[number];
