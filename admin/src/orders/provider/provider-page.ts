import type { PaymentMethod } from '@shop/shop-rules/order-status';

/** The page of a dispute in its provider's own dashboard, by the provider's id of it. */
export function disputePage(method: PaymentMethod, disputeId: string, isTest: boolean): string {
  const id = encodeURIComponent(disputeId);
  return method === 'paypal'
    ? `https://www.${isTest ? 'sandbox.' : ''}paypal.com/resolutioncenter/view/${id}`
    : `https://dashboard.stripe.com/${isTest ? 'test/' : ''}disputes/${id}`;
}

/**
 * Where a payment is shown in its provider's own dashboard.
 * @param chargeId the provider's id of it
 * @param isTest whether the shop's keys are of the provider's test world, which has pages of its own
 */
export function providerPage(method: PaymentMethod, chargeId: string, isTest: boolean): string {
  const id = encodeURIComponent(chargeId);
  return method === 'paypal'
    ? `https://www.${isTest ? 'sandbox.' : ''}paypal.com/activity/payment/${id}`
    : `https://dashboard.stripe.com/${isTest ? 'test/' : ''}payments/${id}`;
}
