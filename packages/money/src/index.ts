export { centsFromText, centsFromEuros, eurosFromCents, eurosText, MAX_CENTS } from './cents.ts';
export { CURRENCY, formatEuro, formatMoney, percentText } from './format.ts';
export { vatByRate, type Taxed, type VatPart } from './vat.ts';
export { refundVat, subtractVat } from './refund-vat.ts';
export { vatClasses, vatPermille, type VatClass } from './vat-rates.ts';
