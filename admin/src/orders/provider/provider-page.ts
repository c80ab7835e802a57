import type { PaymentMethod } from '@shop/shop-rules/order-status';

export function disputePage(method: PaymentMethod, disputeId: string, isTest: boolean): string {
  const id = encodeURIComponent(disputeId);
  return method === 'paypal'
    ? `https://www.${isTest ? 'sandbox.' : ''}paypal.com/resolutioncenter/view/${id}`
    : `https://dashboard.stripe.com/${isTest ? 'test/' : ''}disputes/${id}`;
}

/** Test keys have pages of their own. */
export function providerPage(method: PaymentMethod, chargeId: string, isTest: boolean): string {
  const id = encodeURIComponent(chargeId);
  return method === 'paypal'
    ? `https://www.${isTest ? 'sandbox.' : ''}paypal.com/activity/payment/${id}`
    : `https://dashboard.stripe.com/${isTest ? 'test/' : ''}payments/${id}`;
}
