const finnish = new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' });

/**
 * The price as a Finnish shopper reads it: '1 249,00 €', all spaces unbreakable.
 * @param cents integer cents
 */
export function formatEuro(cents: number): string {
  return finnish.format(cents / 100);
}
