export { centsFromText, centsFromEuros, eurosFromCents, eurosText, MAX_CENTS } from './cents.ts';
export { CURRENCY, formatEuro, formatMoney } from './format.ts';
export { splitVat } from './vat.ts';
