import type { StoredLine } from './order.ts';

type Pieces = { productID: string; quantity: number; sizes: Record<string, number>; toOrder?: true };

/** Pieces of each product, sorted by product, so that two orders never wait for each other. */
export function piecesOf(lines: StoredLine[]): Pieces[] {
  const pieces = new Map<string, Pieces>();
  for (const { productID, quantity, size, promise } of lines) {
    const existing = pieces.get(productID) ?? { productID, quantity: 0, sizes: {} };
    const sizes = { ...existing.sizes, [size]: (existing.sizes[size] ?? 0) + quantity };
    const toOrder = promise ? { toOrder: true as const } : {};
    pieces.set(productID, { productID, quantity: existing.quantity + quantity, sizes, ...toOrder });
  }
  return [...pieces.values()].toSorted((a, b) => (a.productID < b.productID ? -1 : 1));
}

export function countPieces(lines: Pick<StoredLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
