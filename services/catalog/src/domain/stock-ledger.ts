import type { Pieces, StockReason } from '@shop/shop-rules';

/** One change of a product's stock. The sum of the changes and the opening balance is the stock. */
export type Movement = {
  at: Date;
  change: number;
  /** The changes by size, where pieces are kept so. Their opening and their sum are the pieces of that size. */
  sizes?: Pieces;
  reason: StockReason;
  who: string;
  orderID?: string;
  note?: string;
  /** The request or event that moved them. */
  requestId?: string;
};

export type Ledger = {
  /** What stood before the oldest movement that is kept. */
  opening: number;
  /** The same by size; a size that is not named had none. */
  sizes?: Pieces;
  /** Since when the opening balance stands: the last movement that was folded into it, or the ledger's beginning. */
  openedAt: Date;
  /** Oldest first, in the order in which they took effect. */
  movements: Movement[];
};

/** What orders do is nobody's own act. */
const SYSTEM = 'system';

type First = { stock: number; pieces?: Pieces | undefined; who: string; at: Date };

/** The ledger of a new product: its first stock is its first movement. */
export function newLedger({ stock, pieces, who, at }: First): Ledger {
  const first: Movement = {
    at,
    change: stock,
    ...(pieces ? { sizes: changesBetween({}, pieces) } : {}),
    reason: 'first',
    who,
  };
  return { opening: 0, openedAt: at, movements: stock === 0 ? [] : [first] };
}

/** What an order did to the stock. */
export function orderMovement(movement: Omit<Movement, 'who' | 'note'>): Movement {
  return { ...movement, who: SYSTEM };
}

/** How each size differs; sizes that do not are left out. */
export function changesBetween(before: Pieces, after: Pieces): Pieces {
  const sizes = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changes = [...sizes].map((size) => [size, (after[size] ?? 0) - (before[size] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

/** `pieces`: what could be sold of each size that the movement changed. */
export type BalancedMovement = Movement & { balance: number; pieces?: Pieces };

/** The movements with what could be sold after each, newest first. */
export function withBalances({ opening, sizes = {}, movements }: Ledger): BalancedMovement[] {
  let balance = opening;
  const pieces = { ...sizes };
  return movements
    .map((movement) => {
      balance += movement.change;
      if (!movement.sizes) return { ...movement, balance };
      for (const [size, change] of Object.entries(movement.sizes))
        pieces[size] = (pieces[size] ?? 0) + change;
      const after = Object.keys(movement.sizes).map((size) => [size, pieces[size] ?? 0]);
      return { ...movement, balance, pieces: Object.fromEntries(after) as Pieces };
    })
    .toReversed();
}
