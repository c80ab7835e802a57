/** In the order of a parcel's way. */
export const orderStatuses = [
  'pending',
  'confirmed',
  'inProcess',
  'inShipping',
  'delivered',
  'rejected',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Choices of the back office; `confirmed` follows from the payment. */
export const offeredOrderStatuses = ['inProcess', 'inShipping', 'delivered', 'rejected', 'pending'] as const;

export const orderStatusLabels: Record<OrderStatus, string> = {
  pending: 'Odottaa',
  confirmed: 'Vahvistettu',
  inProcess: 'Käsittelyssä',
  inShipping: 'Matkalla',
  delivered: 'Toimitettu',
  rejected: 'Peruutettu',
};

/** `review`: late, mismatched or double payment, for an admin to decide. */
export const paymentStatuses = ['pending', 'paid', 'failed', 'review', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentStatusLabels: Record<PaymentStatus, string> = {
  pending: 'Odottaa maksua',
  paid: 'Maksettu',
  failed: 'Epäonnistui',
  review: 'Tarkistettavana',
  refunded: 'Palautettu',
};

/** A payment cancelled by the buyer has the status `failed`. */
export const paymentStatusLabel = ({
  paymentStatus,
  paymentCancelled = false,
}: {
  paymentStatus: PaymentStatus;
  paymentCancelled?: boolean | undefined;
}): string => (paymentCancelled ? 'Peruttu' : paymentStatusLabels[paymentStatus]);

/** `withheld`: waits for money, a dispute or a withdrawal. */
export const packingStates = ['ready', 'withheld'] as const;
export type PackingState = (typeof packingStates)[number];

/** Why a paid order is not packed; `empty`: nothing is left to send, `unmade`: work to order is not ready. */
export const packingBlocks = ['disputed', 'empty', 'unmade'] as const;
export type PackingBlock = (typeof packingBlocks)[number];

/**
 * `second`: already paid · `mismatch`: other sum · `late`: stock gone · `rejected` · `replaced`: the buyer placed
 * another order of the same goods.
 */
export const reviewReasons = ['second', 'mismatch', 'late', 'rejected', 'replaced'] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** Checkout buttons; 'card' opens Stripe's page with its methods. */
export const chosenMethods = ['paypal', 'card'] as const;
export type ChosenMethod = (typeof chosenMethods)[number];

/** Without credit first; cards always, others by setting. */
export const stripeMethods = ['card', 'mobilepay', 'klarna'] as const;
export type StripeMethod = (typeof stripeMethods)[number];

export const handMethods = ['transfer', 'cash', 'other'] as const;
export type HandMethod = (typeof handMethods)[number];

/** Before payment, the method chosen. */
export const paymentMethods = ['paypal', ...stripeMethods, ...handMethods] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  paypal: 'PayPal',
  card: 'Kortti',
  mobilepay: 'MobilePay',
  klarna: 'Klarna',
  transfer: 'Tilisiirto',
  cash: 'Käteinen',
  other: 'Muu maksutapa',
};

/** Name of the method; an order by hand has none before its first money. */
export const paymentMethodLabel = (order: {
  paymentMethod: PaymentMethod;
  isMethodOpen?: true | undefined;
}): string =>
  order.isMethodOpen ? 'Ei vielä valittu' : (paymentMethodLabels[order.paymentMethod] ?? order.paymentMethod);

/** Whether the shop received the money itself. */
export const isHandMethod = (method: PaymentMethod): method is HandMethod =>
  handMethods.some((one) => one === method);

export const NO_ACCOUNT = 'imported';
