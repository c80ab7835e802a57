import type { StoredLine } from './order.ts';

type Pieces = { productID: string; quantity: number; sizes: Record<string, number> };

/** Pieces of each product, sorted by product, so that two orders never wait for each other. */
export function piecesOf(lines: StoredLine[]): Pieces[] {
  const pieces = new Map<string, Pieces>();
  for (const { productID, quantity, size } of lines) {
    const known = pieces.get(productID) ?? { productID, quantity: 0, sizes: {} };
    const sizes = { ...known.sizes, [size]: (known.sizes[size] ?? 0) + quantity };
    pieces.set(productID, { productID, quantity: known.quantity + quantity, sizes });
  }
  return [...pieces.values()].toSorted((one, other) => (one.productID < other.productID ? -1 : 1));
}

export function countPieces(lines: Pick<StoredLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
