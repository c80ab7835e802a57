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
 * @param ownDomain the shop's own domain for the card payment's page, where it has one
 * @returns the address, or null when it is anywhere else
 */
export function safePayLink(link: string, origin: string, ownDomain = domainOfPage()): string | null {
  if (!link || !URL.canParse(link, origin)) return null;
  const url = new URL(link, origin);
  const isOwn = url.origin === origin && url.pathname.startsWith('/sandbox/');
  const isTrusted = providers.includes(url.hostname) || url.hostname === ownDomain;
  const isProvider = url.protocol === 'https:' && url.port === '' && url.username === '' && isTrusted;
  return isOwn || isProvider ? url.href : null;
}

/** The server writes the setting into every page. */
function domainOfPage(): string | undefined {
  return globalThis.document?.documentElement.dataset['payDomain'];
}
