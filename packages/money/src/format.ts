import { eurosText } from './cents.ts';

export const CURRENCY = 'EUR';

const finnish = new Intl.NumberFormat('fi-FI', { style: 'currency', currency: CURRENCY });

/** '1 249,00 €', with no-break spaces. @param cents integer cents */
export function formatEuro(cents: number): string {
  return finnish.format(cents / 100);
}

/**
 * '0,01 €', '12,00 $', with no-break spaces.
 * @param cents hundredths
 * @param currency ISO 4217; an unknown code comes last
 */
export function formatMoney(cents: number, currency: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return `${eurosText(cents).replace('.', ',')}\u00a0${currency}`.trim();
  return new Intl.NumberFormat('fi-FI', { style: 'currency', currency }).format(cents / 100);
}

const finnishNumber = new Intl.NumberFormat('fi-FI', { maximumFractionDigits: 1 });

/** '25,5 %', with a no-break space. @param permille thousandths */
export const percentText = (permille: number): string => `${finnishNumber.format(permille / 10)}\u00a0%`;
