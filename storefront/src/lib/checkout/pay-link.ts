const providers = [
  'paypal.com',
  'www.paypal.com',
  'sandbox.paypal.com',
  'www.sandbox.paypal.com',
  'checkout.stripe.com',
];

/**
 * @param origin the shop's own; its sandbox pages are below /sandbox
 * @param ownDomain STRIPE_CHECKOUT_DOMAIN
 */
export function safePayLink(link: string, origin: string, ownDomain = domainOfPage()): string | null {
  if (!link || !URL.canParse(link, origin)) return null;
  const url = new URL(link, origin);
  const isOwn = url.origin === origin && url.pathname.startsWith('/sandbox/');
  const isTrusted = providers.includes(url.hostname) || url.hostname === ownDomain;
  const isProvider = url.protocol === 'https:' && url.port === '' && url.username === '' && isTrusted;
  return isOwn || isProvider ? url.href : null;
}

/** The server writes STRIPE_CHECKOUT_DOMAIN into every page. */
function domainOfPage(): string | undefined {
  return globalThis.document?.documentElement.dataset['payDomain'];
}
