import type { StripeFault } from './stripe-error.ts';

/** What can be switched on in an account here, and the currencies that each takes; cards take every one. */
const currencies: Record<string, readonly string[] | null> = {
  card: null,
  mobilepay: ['dkk', 'eur', 'nok', 'sek'],
  klarna: ['aud', 'cad', 'chf', 'czk', 'dkk', 'eur', 'gbp', 'nok', 'nzd', 'pln', 'ron', 'sek', 'usd'],
};

export const knownMethods: readonly string[] = Object.keys(currencies);

/** What Stripe answers when nothing is left that a buyer could pay with. */
export const NO_METHOD: StripeFault = {
  message:
    'No valid payment method types for this Checkout Session. Please ensure that you have activated payment methods compatible with your chosen currency in your dashboard (https://dashboard.stripe.com/settings/payment_methods).',
};

/**
 * What Stripe's page offers: of the methods that are switched on in the account those that take the currency and, where
 * the shop names some, are among those. The rest is left out without a word.
 */
export function offeredMethods(asked: {
  allowed: readonly string[] | null;
  active: readonly string[];
  currency: string;
}): string[] {
  return asked.active.filter((method) => {
    const takes = currencies[method];
    return (!asked.allowed || asked.allowed.includes(method)) && (!takes || takes.includes(asked.currency));
  });
}
