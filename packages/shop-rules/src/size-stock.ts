/*
 * How many pieces of a product there are by size. It stands apart from the schemas, because pages compute with it and
 * should not ship zod.
 */

/** Pieces by size; a size that is not named has none. */
export type Pieces = Record<string, number>;

type Stocked = { stock: number; pieces?: Pieces | undefined };

/** The sum of pieces of all sizes. */
export function sumOfPieces(pieces: Pieces): number {
  return Object.values(pieces).reduce((sum, n) => sum + n, 0);
}

/**
 * How many pieces there are in one size. Where the pieces are not kept by size, every size shares the product's stock.
 * @param size '' while none is chosen: the whole stock
 */
export function stockOfSize({ stock, pieces }: Stocked, size: string): number {
  return pieces && size !== '' ? (pieces[size] ?? 0) : stock;
}

/** The product's sizes, in its order, that can be had. */
export function sizesInStock({ sizes, ...stocked }: Stocked & { sizes: readonly string[] }): string[] {
  return sizes.filter((size) => stockOfSize(stocked, size) > 0);
}
