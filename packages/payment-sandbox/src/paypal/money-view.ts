import { decimalFromCents } from '../domain/amount.ts';

/** PayPal's Money. */
export function money(cents: number, currency: string): { currency_code: string; value: string } {
  return { currency_code: currency, value: decimalFromCents(cents) };
}

/** Money that leaves the account. */
export function negative(cents: number, currency: string): { currency_code: string; value: string } {
  const { currency_code, value } = money(cents, currency);
  return { currency_code, value: `-${value}` };
}
