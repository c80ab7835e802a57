/** One process asks another over HTTP. */
export type Call = {
  from: string;
  to: string;
  /** What it is about, as the README's picture says it; an acknowledgement belongs to its event, which is drawn. */
  about: string | null;
  /** The setting that says where the other one listens. */
  setting: string;
  /** What it serves: a purchase, or what somebody asks of their own account. The calls of one concern form no circle. */
  concern: 'trade' | 'account';
};

const call = (from: string, to: string, about: string | null, setting = urlSettingOf(to)): Call => ({
  from,
  to,
  about,
  setting,
  concern: from === 'account' ? 'account' : 'trade',
});

/*
 * Every call between the processes of the shop. The settings with their addresses, and the README's picture, are made
 * from this table; what is not here cannot be called.
 */
export const calls: readonly Call[] = [
  call('gateway', 'storefront', 'pages'),
  ...['account', 'catalog', 'cart', 'order', 'payment', 'email'].map((service) =>
    call('gateway', service, '/api'),
  ),
  call('gateway', 'payment-sandbox', '/sandbox', 'SANDBOX_URL'),
  call('storefront', 'gateway', '/api'),
  call('account', 'email', 'what to write'),
  call('account', 'cart', 'own copy'),
  call('account', 'order', 'own copy'),
  call('account', 'catalog', 'own copy, who waits'),
  call('cart', 'catalog', 'prices, stock'),
  call('order', 'account', 'address'),
  call('order', 'cart', 'cart, paid lines'),
  call('order', 'catalog', 'prices, holds'),
  call('order', 'payment', 'attempts'),
  call('email', 'order', 'what was ordered'),
  call('email', 'catalog', 'who sells, who waits'),
  ...['payment', 'payment-worker'].map((from) => call(from, 'payment-sandbox', 'money', 'SANDBOX_URL')),
  call('payment-sandbox', 'gateway', 'webhooks', 'WEBHOOK_URL'),
  call('image-worker', 'catalog', null),
  call('account', 'payment', null),
  call('cart', 'order', null),
  call('cart', 'account', null),
  call('payment-worker', 'payment', null),
  call('payment-worker', 'order', null),
];

/** The settings by which a process finds those that it calls. */
export function urlSettingsOf(process: string): string[] {
  return calls.filter(({ from }) => from === process).map(({ setting }) => setting);
}

/** The setting that says where a process listens. */
function urlSettingOf(process: string): string {
  return `${process.toUpperCase().replaceAll('-', '_')}_URL`;
}
