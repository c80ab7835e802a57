/* Apart from the schemas, because the back office's screens need the words and should not ship zod. */

/** The letters about an order. */
export const orderEmailKinds = [
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
export type OrderEmailKind = (typeof orderEmailKinds)[number];

/** The letters about an account. */
export const accountEmailKinds = [
  'password-reset',
  'email-confirmation',
  'email-change',
  'email-changed',
  'password-changed',
  'account-deleted',
  'admin-login',
  'invitation',
] as const;
export type AccountEmailKind = (typeof accountEmailKinds)[number];

/** The letters that somebody asked for without an order or an account. */
const wishLetterKinds = ['product-back'] as const;

/** The letters that the shop writes. */
export const emailKinds = [...orderEmailKinds, ...accountEmailKinds, ...wishLetterKinds] as const;
export type EmailKind = (typeof emailKinds)[number];

/**
 * `queued`: waits to be sent, or to be tried again · `failed`: will not be tried again by itself · `suppressed`: not sent,
 * because its recipient's limit was reached.
 */
export const emailStatuses = ['queued', 'sent', 'failed', 'suppressed'] as const;
export type EmailStatus = (typeof emailStatuses)[number];
