import type { Pieces } from '@shop/shop-rules';

/** What a write does to pieces by size: its increments by path, and what its movement tells. */
type PiecesWrite = { inc: Record<string, number>; told: { sizes?: Pieces } };

/**
 * Pieces that come (1) or go (-1).
 * @param pieces by size, or null for a product that does not keep them so
 */
export function piecesWrite(pieces: Pieces | null, sign: 1 | -1): PiecesWrite {
  if (!pieces) return { inc: {}, told: {} };
  const signed = Object.entries(pieces).map(([size, n]) => [size, sign * n] as const);
  return {
    inc: Object.fromEntries(signed.map(([size, n]) => [`pieces.${size}`, n])),
    told: { sizes: Object.fromEntries(signed) },
  };
}

/**
 * What lets pieces come back: a size that the product no longer has comes with them, so that its sizes stay the keys of
 * its pieces.
 */
export const sizesBack = (pieces: Pieces | null) =>
  pieces ? { $addToSet: { sizes: { $each: Object.keys(pieces) } } } : {};
