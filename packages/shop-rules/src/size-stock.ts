/** A missing size has none. */
export type Pieces = Record<string, number>;

type Stocked = { stock: number; pieces?: Pieces | undefined };

/** Sum over all sizes. */
export function sumOfPieces(pieces: Pieces): number {
  return Object.values(pieces).reduce((sum, n) => sum + n, 0);
}

/** Pieces of a size; all sizes share the stock where it is not kept by size. @param size '' for the whole stock */
export function stockOfSize({ stock, pieces }: Stocked, size: string): number {
  return pieces && size !== '' ? (pieces[size] ?? 0) : stock;
}

/** Sizes in stock, in the product's order. */
export function sizesInStock({ sizes, ...stocked }: Stocked & { sizes: readonly string[] }): string[] {
  return sizes.filter((size) => stockOfSize(stocked, size) > 0);
}
