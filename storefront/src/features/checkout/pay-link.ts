/** Whose pages a payment may be made on. */
const providers = [
  'paypal.com',
  'www.paypal.com',
  'sandbox.paypal.com',
  'www.sandbox.paypal.com',
  'checkout.stripe.com',
];

/**
 * Checks where an answer wants to send the shopper to pay.
 * @param origin this shop's own, whose stand-in pages are below /sandbox
 * @returns the address, or null when it is anywhere else
 */
export function safePayLink(link: string, origin: string): string | null {
  if (!URL.canParse(link, origin)) return null;
  const url = new URL(link, origin);
  const isOwn = url.origin === origin && url.pathname.startsWith('/sandbox/');
  const isProvider =
    url.protocol === 'https:' && url.port === '' && url.username === '' && providers.includes(url.hostname);
  return isOwn || isProvider ? url.href : null;
}
