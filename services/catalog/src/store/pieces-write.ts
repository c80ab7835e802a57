import type { Pieces } from '@shop/shop-rules';

type PiecesWrite = { inc: Record<string, number>; movedSizes: { sizes?: Pieces } };

/** @param pieces by size; null where the product does not keep sizes */
export function piecesWrite(pieces: Pieces | null, sign: 1 | -1): PiecesWrite {
  if (!pieces) return { inc: {}, movedSizes: {} };
  const signed = Object.entries(pieces).map(([size, n]) => [size, sign * n] as const);
  return {
    inc: Object.fromEntries(signed.map(([size, n]) => [`pieces.${size}`, n])),
    movedSizes: { sizes: Object.fromEntries(signed) },
  };
}

/** Adds returned sizes to `sizes`, which must equal the keys of `pieces`. */
export const withSizesAdded = (pieces: Pieces | null) =>
  pieces ? { $addToSet: { sizes: { $each: Object.keys(pieces) } } } : {};
