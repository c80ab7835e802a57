export type Remembered = {
  currentOrderID: string | null;
  pendingOrderID: string | null;
  payPalCompleted: boolean;
};

export type PaymentReturn =
  | { kind: 'cancelled'; orderID: string }
  | { kind: 'complete'; payment: { paymentId: string; payerId: string; orderID: string } }
  | { kind: 'missing' }
  /** By a payment link, without a login. */
  | { kind: 'link'; isCancelled: boolean }
  /** Only show the order; without an id the newest. */
  | { kind: 'check'; orderID: string | null };

/**
 * PayPal returns with `token` and `PayerID`; its payment must be completed, once. Card payments are confirmed by
 * webhook.
 */
export function readReturn(query: URLSearchParams, remembered: Remembered): PaymentReturn {
  const isCancelled = query.get('cancelled') === 'true';
  if (query.get('link') === 'true') return { kind: 'link', isCancelled };
  const named = query.get('orderID');
  const orderID = named || remembered.currentOrderID || remembered.pendingOrderID;
  if (isCancelled) {
    // Providers name the order; a bare link, which anyone may send, cancels nothing.
    return named ? { kind: 'cancelled', orderID: named } : { kind: 'check', orderID };
  }
  const paymentId = query.get('paymentId') || (query.get('paypal') === 'true' ? query.get('token') : null);
  const isPayPal = query.get('paypal') === 'true' || Boolean(paymentId) || remembered.payPalCompleted;
  if (!isPayPal || remembered.payPalCompleted) return { kind: 'check', orderID };
  const payerId = query.get('PayerID');
  if (!paymentId || !payerId || !orderID) return { kind: 'missing' };
  return { kind: 'complete', payment: { paymentId, payerId, orderID } };
}
