import type { Pieces, StockReason } from '@shop/shop-rules';

/** Opening balance plus all changes equals the stock. */
export type Movement = {
  at: Date;
  change: number;
  sizes?: Pieces;
  reason: StockReason;
  who: string;
  orderID?: string;
  note?: string;
  requestId?: string;
};

export type Ledger = {
  opening: number;
  sizes?: Pieces;
  openedAt: Date;
  movements: Movement[];
};

/** Written as `who` for movements of orders. */
const SYSTEM = 'system';

type First = { stock: number; pieces?: Pieces | undefined; who: string; at: Date };

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

export function orderMovement(movement: Omit<Movement, 'who' | 'note'>): Movement {
  return { ...movement, who: SYSTEM };
}

export function changesBetween(before: Pieces, after: Pieces): Pieces {
  const sizes = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changes = [...sizes].map((size) => [size, (after[size] ?? 0) - (before[size] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

/** `pieces`: stock after the movement, of each size it changed. */
export type BalancedMovement = Movement & { balance: number; pieces?: Pieces };

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
