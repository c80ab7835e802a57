export { centsFromText, centsFromEuros, eurosFromCents, eurosText, MAX_CENTS } from './cents.ts';
export { CURRENCY, formatEuro, formatMoney } from './format.ts';
export { splitVat, FINNISH_VAT_PERMILLE } from './vat.ts';
