import { accountEmailKinds, wishEmailKinds } from './email-kinds.ts';

/** Emails by their opening; a kind with several cases has one of each. */
export const emailTextIds = [
  'order-confirmed',
  'order-confirmed.fetch',
  'order-shipped',
  'order-shipped.fetch',
  'order-delivered',
  'order-cancelled.maker',
  'order-cancelled.customer',
  'order-lapsed.cancelled',
  'order-lapsed.expired',
  'order-lapsed.declined',
  'order-refunded.maker',
  'order-refunded.withdrawal',
  'order-refunded.cancelled',
  'order-refunded.second',
  'order-refunded.late',
  'order-refunded.soldOut',
  'order-refunded.rejected',
  'order-refunded.mismatch',
  'order-rest-asked',
  'order-withdrawn',
  'withdrawal-link',
  'order-link',
  'review-reminder',
  ...accountEmailKinds,
  ...wishEmailKinds,
  'product-back',
  'product-back.size',
] as const;
export type EmailTextId = (typeof emailTextIds)[number];
