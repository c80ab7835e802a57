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
  'order-link',
  'review-reminder',
  'order-message',
] as const;
export type OrderEmailKind = (typeof orderEmailKinds)[number];

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

export const wishEmailKinds = ['wish-back', 'wish-cheaper'] as const;

/** Requested without order or account. */
const restockEmailKinds = ['product-back'] as const;

export const emailKinds = [
  ...orderEmailKinds,
  ...accountEmailKinds,
  ...wishEmailKinds,
  ...restockEmailKinds,
] as const;
export type EmailKind = (typeof emailKinds)[number];

/** `queued`: waits for delivery or a retry · `failed`: no more retries · `suppressed`: above its limit, or unwanted. */
export const emailStatuses = ['queued', 'sent', 'failed', 'suppressed'] as const;
export type EmailStatus = (typeof emailStatuses)[number];
