/** What this browser remembers of a checkout. */
export type Remembered = {
  currentOrderID: string | null;
  pendingOrderID: string | null;
  payPalCompleted: boolean;
};

/** How a shopper comes back from paying, and what has to be done about it. */
export type PaymentReturn =
  | { kind: 'cancelled'; orderID: string }
  | { kind: 'complete'; payment: { paymentId: string; payerId: string; orderID: string } }
  | { kind: 'missing' }
  /** Only the order has to be looked at; without an id the newest one. */
  | { kind: 'look'; orderID: string | null };

/**
 * Reads how a shopper came back. PayPal returns with `token` and `PayerID` and wants its payment completed;
 * a card payment is told to the shop by the provider itself. A PayPal payment that was completed is not
 * completed again, so that a reload changes nothing.
 */
export function readReturn(query: URLSearchParams, remembered: Remembered): PaymentReturn {
  const named = query.get('orderID');
  const orderID = named || remembered.currentOrderID || remembered.pendingOrderID;
  if (query.get('cancelled') === 'true') {
    // Providers name the order. A bare link, which anybody may send, calls nothing off.
    return named ? { kind: 'cancelled', orderID: named } : { kind: 'look', orderID };
  }
  const paymentId = query.get('paymentId') || (query.get('paypal') === 'true' ? query.get('token') : null);
  const isPayPal = query.get('paypal') === 'true' || Boolean(paymentId) || remembered.payPalCompleted;
  if (!isPayPal || remembered.payPalCompleted) return { kind: 'look', orderID };
  const payerId = query.get('PayerID');
  if (!paymentId || !payerId || !orderID) return { kind: 'missing' };
  return { kind: 'complete', payment: { paymentId, payerId, orderID } };
}
