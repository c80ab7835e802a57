import type { OwnHolds } from '@shop/contracts';
import type { StoredLine, StoredOrder } from './order.ts';
import { states } from './saga.ts';

/** How many pieces of each product, in the order in which they are reserved: two orders never wait in a circle. */
export function piecesOf(lines: StoredLine[]): { productID: string; quantity: number }[] {
  const pieces = new Map<string, number>();
  for (const { productID, quantity } of lines) {
    pieces.set(productID, (pieces.get(productID) ?? 0) + quantity);
  }
  return [...pieces]
    .map(([productID, quantity]) => ({ productID, quantity }))
    .toSorted((one, other) => (one.productID < other.productID ? -1 : 1));
}

/** How many pieces lines are about together. */
export function countPieces(lines: Pick<StoredLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What a user's unfinished checkouts hold, as long as nothing of it is on its way back. */
export function heldBy(open: Pick<StoredOrder, 'saga' | 'lines'>[]): OwnHolds {
  return open
    .filter(({ saga }) => states[saga].holdsStock === 'all')
    .flatMap(({ lines }) => lines.map(({ productID, quantity }) => ({ productID, quantity })));
}

/** Whether what was reserved for this generation of an order is still wanted. */
export function keepsHolds(order: Pick<StoredOrder, 'saga' | 'gen'>, gen: number): boolean {
  return order.gen === gen && states[order.saga].holdsStock !== 'none';
}
