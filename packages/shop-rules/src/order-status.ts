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

/** A payment's status as a person reads it; one that its buyer has cancelled has the status `failed`. */
export const paymentStatusLabel = ({
  paymentStatus,
  paymentCancelled = false,
}: {
  paymentStatus: PaymentStatus;
  paymentCancelled?: boolean | undefined;
}): string => (paymentCancelled ? 'Peruttu' : paymentStatusLabels[paymentStatus]);

/** Whether a confirmed order is to be packed now, or waits for its money, a dispute or a withdrawal. */
export const packingStates = ['ready', 'withheld'] as const;
export type PackingState = (typeof packingStates)[number];

/** Why a paid order is not packed: its payment is disputed, or nothing of it is to be sent any more. */
export const packingBlocks = ['disputed', 'empty'] as const;
export type PackingBlock = (typeof packingBlocks)[number];

/**
 * Why money waits for a person: `second` the order was paid already · `mismatch` not what was asked · `late` its goods
 * were gone · `rejected` the order had been refused · `replaced` the buyer went on to another order of the same things.
 */
export const reviewReasons = ['second', 'mismatch', 'late', 'rejected', 'replaced'] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** What a buyer presses at the checkout: PayPal, or Stripe's page, whose own methods its card button opens. */
export const chosenMethods = ['paypal', 'card'] as const;
export type ChosenMethod = (typeof chosenMethods)[number];

/** What Stripe's page may offer, those without credit before those with it; cards always, the others by the settings. */
export const stripeMethods = ['card', 'mobilepay', 'klarna'] as const;
export type StripeMethod = (typeof stripeMethods)[number];

/** What an order is paid with; until its money has come, what its buyer has pressed. */
export const paymentMethods = ['paypal', ...stripeMethods] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  paypal: 'PayPal',
  card: 'Kortti',
  mobilepay: 'MobilePay',
  klarna: 'Klarna',
};

/** The user of an order from other books: nobody's id. */
export const NO_ACCOUNT = 'imported';
