import { eurosText } from './cents.ts';

/** What the shop asks its money in, by ISO 4217. */
export const CURRENCY = 'EUR';

const finnish = new Intl.NumberFormat('fi-FI', { style: 'currency', currency: CURRENCY });

/**
 * The price as a Finnish shopper reads it: '1 249,00 €', all spaces unbreakable.
 * @param cents integer cents
 */
export function formatEuro(cents: number): string {
  return finnish.format(cents / 100);
}

/**
 * A sum of any currency as a Finnish reader writes it: '0,01 €', '12,00 $', all spaces unbreakable.
 * @param cents integer hundredths of the currency
 * @param currency by ISO 4217; what is no such code is written after the sum as it is
 */
export function formatMoney(cents: number, currency: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return `${eurosText(cents).replace('.', ',')}\u00a0${currency}`.trim();
  return new Intl.NumberFormat('fi-FI', { style: 'currency', currency }).format(cents / 100);
}

const finnishNumber = new Intl.NumberFormat('fi-FI', { maximumFractionDigits: 1 });

/**
 * A rate as a Finnish reader writes it: '25,5 %', with an unbreakable space.
 * @param permille thousandths
 */
export const percentText = (permille: number): string => `${finnishNumber.format(permille / 10)}\u00a0%`;
