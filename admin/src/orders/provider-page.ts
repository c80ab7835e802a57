import type { PaymentMethod } from '@shop/contracts/order-status';

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
