import type { StockReason } from '@shop/contracts';

/** One change of a product's stock. The sum of the changes and the opening balance is the stock. */
export type Movement = {
  at: Date;
  change: number;
  reason: StockReason;
  who: string;
  orderID?: string;
  note?: string;
};

export type Ledger = {
  /** What stood before the oldest movement that is kept. */
  opening: number;
  /** Since when the opening balance stands: the last movement that was folded into it, or the ledger's beginning. */
  openedAt: Date;
  /** Oldest first, in the order in which they took effect. */
  movements: Movement[];
};

/** What orders do is nobody's own act. */
const SYSTEM = 'system';

/** The ledger of a new product: its first stock is its first movement. */
export function newLedger({ stock, who, at }: { stock: number; who: string; at: Date }): Ledger {
  const first: Movement = { at, change: stock, reason: 'first', who };
  return { opening: 0, openedAt: at, movements: stock === 0 ? [] : [first] };
}

/** What an order did to the stock. */
export function orderMovement(movement: Pick<Movement, 'at' | 'change' | 'reason' | 'orderID'>): Movement {
  return { ...movement, who: SYSTEM };
}

/** The movements with what could be sold after each, newest first. */
export function withBalances({ opening, movements }: Ledger): (Movement & { balance: number })[] {
  let balance = opening;
  return movements
    .map((movement) => {
      balance += movement.change;
      return { ...movement, balance };
    })
    .toReversed();
}
