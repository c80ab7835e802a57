export type Call = {
  from: string;
  to: string;
  /** For the README's picture; null: not drawn. */
  about: string | null;
  setting: string;
  /** Calls of one concern form no circle. */
  concern: 'trade' | 'account';
};

const call = (from: string, to: string, about: string | null, setting = urlSettingOf(to)): Call => ({
  from,
  to,
  about,
  setting,
  concern: from === 'account' ? 'account' : 'trade',
});

/* Source of the address settings and the README's picture. */
export const calls: readonly Call[] = [
  call('gateway', 'storefront', 'pages'),
  ...['account', 'catalog', 'cart', 'order', 'payment', 'email'].map((service) =>
    call('gateway', service, '/api'),
  ),
  call('gateway', 'payment-sandbox', '/sandbox', 'SANDBOX_URL'),
  call('storefront', 'gateway', '/api'),
  call('account', 'email', 'emails to send'),
  call('account', 'cart', 'customer data'),
  call('account', 'order', 'customer data'),
  call('account', 'catalog', 'customer data, restock requests'),
  call('cart', 'catalog', 'prices, stock'),
  call('order', 'account', 'address'),
  call('order', 'cart', 'cart, lines to clear'),
  call('order', 'catalog', 'prices, holds, reviews'),
  call('order', 'payment', 'payment attempts'),
  call('email', 'order', 'order details'),
  call('email', 'catalog', 'seller, restock requests'),
  ...['payment', 'payment-worker'].map((from) => call(from, 'payment-sandbox', 'money', 'SANDBOX_URL')),
  call('payment-sandbox', 'gateway', 'webhooks', 'WEBHOOK_URL'),
  call('image-worker', 'catalog', null),
  call('account', 'payment', null),
  call('cart', 'order', null),
  call('cart', 'account', null),
  call('payment-worker', 'payment', null),
  call('payment-worker', 'order', null),
];

/** Address settings of a process. */
export function urlSettingsOf(process: string): string[] {
  return calls.filter(({ from }) => from === process).map(({ setting }) => setting);
}

function urlSettingOf(process: string): string {
  return `${process.toUpperCase().replaceAll('-', '_')}_URL`;
}
