import type { Checkout } from '../domain/checkout.ts';

/** PayPal returns the buyer before the capture is decided. */
export function returnAddress(checkout: Checkout): string {
  if (checkout.provider === 'stripe')
    return checkout.returnUrl.replaceAll(/\{CHECKOUT_SESSION_ID\}|%7BCHECKOUT_SESSION_ID%7D/gi, checkout.id);
  const url = new URL(checkout.returnUrl);
  url.searchParams.set('token', checkout.id);
  url.searchParams.set('PayerID', checkout.payerId ?? '');
  return url.href;
}

/** Target of 'Peruuta'. */
export function cancelAddress(checkout: Checkout): string {
  if (checkout.provider === 'stripe') return checkout.cancelUrl || checkout.returnUrl;
  const url = new URL(checkout.cancelUrl);
  url.searchParams.set('token', checkout.id);
  return url.href;
}
