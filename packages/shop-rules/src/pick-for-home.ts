export const HOME_ROW_LENGTH = 4;

/**
 * New and reduced products that can be bought, none twice.
 * @param products newest first
 */
export function pickForHome<T extends { stock: number; salePrice?: number | undefined }>(
  products: readonly T[],
): { newest: T[]; reduced: T[] } {
  const inStock = products.filter(({ stock }) => stock > 0);
  const reduced = inStock.filter(({ salePrice = 0 }) => salePrice > 0).slice(0, HOME_ROW_LENGTH);
  const newest = inStock.filter((product) => !reduced.includes(product)).slice(0, HOME_ROW_LENGTH);
  return { newest, reduced };
}
