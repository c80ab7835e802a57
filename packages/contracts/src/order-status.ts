/** The states of an order, in the order of a parcel's life. */
export const orderStatuses = [
  'pending',
  'confirmed',
  'inProcess',
  'inShipping',
  'delivered',
  'rejected',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The states that the back office offers, in this order; `confirmed` comes from the payment. */
export const offeredOrderStatuses = ['inProcess', 'inShipping', 'delivered', 'rejected', 'pending'] as const;

/** What an order's state is called to customers and in the back office. */
export const orderStatusLabels: Record<OrderStatus, string> = {
  pending: 'Odottaa',
  confirmed: 'Vahvistettu',
  inProcess: 'Käsittelyssä',
  inShipping: 'Matkalla',
  delivered: 'Toimitettu',
  rejected: 'Peruutettu',
};

/** `review` is money that a person has to look at: late, mismatched or paid twice. */
export const paymentStatuses = ['pending', 'paid', 'failed', 'review', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentStatusLabels: Record<PaymentStatus, string> = {
  pending: 'Odottaa maksua',
  paid: 'Maksettu',
  failed: 'Epäonnistui',
  review: 'Tarkistettavana',
  refunded: 'Palautettu',
};

/**
 * Why money waits for a person: `second` the order was paid already · `mismatch` not what was asked · `late` its goods
 * were gone · `rejected` the order had been refused · `replaced` the buyer went on to another order of the same things.
 */
export const reviewReasons = ['second', 'mismatch', 'late', 'rejected', 'replaced'] as const;
export type ReviewReason = (typeof reviewReasons)[number];

export const paymentMethods = ['paypal', 'card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentMethodLabels: Record<PaymentMethod, string> = { paypal: 'PayPal', card: 'Kortti' };
