/** Finland's general rate since 1 September 2024 (Value Added Tax Act, section 84): 25.5 %. */
const FINNISH_VAT_PERMILLE = 255;

/**
 * Splits a price that includes VAT, rounding the tax half up to a cent.
 * @param grossCents integer cents with VAT
 * @param permille the rate in thousandths
 * @returns net and VAT in cents; their sum is the gross amount
 */
export function splitVat(
  grossCents: number,
  permille = FINNISH_VAT_PERMILLE,
): { netCents: number; vatCents: number } {
  const vatCents = Math.round((grossCents * permille) / (1000 + permille));
  return { netCents: grossCents - vatCents, vatCents };
}
