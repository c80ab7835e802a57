import { ShopError } from '@shop/service-kit';
import type { OrderDeps } from '../deps.ts';
import { keepsHolds, piecesOf } from '../domain/holds.ts';
import type { StoredOrder } from '../domain/order.ts';
import { IN_REVIEW } from '../domain/saga.ts';

/**
 * Holds the stock of every product of an order, in sorted order.
 * @returns false when there is too little of one
 * @throws what the catalogue threw otherwise; what is held by then stays held for the next try, if there is to be one
 */
export async function takeHolds(
  deps: Pick<OrderDeps, 'catalog' | 'orders'>,
  order: StoredOrder,
): Promise<boolean> {
  const { _id: orderID, lines, gen, userID, late } = order;
  // What is paid already is not for the buyer's next cart.
  const buyer = late ? null : userID;
  try {
    for (const pieces of piecesOf(lines)) await deps.catalog.reserve({ orderID, gen, buyer, ...pieces });
    return true;
  } catch (error) {
    if (error instanceof ShopError && error.code === 'out-of-stock') return false;
    // What was taken, and perhaps taken by a call whose answer is lost, may come after a closing that had passed it.
    const now = await deps.orders.find(orderID);
    if (now) await freeStrayHolds(deps, order, now);
    throw error;
  }
}

/**
 * Lets the stock of an order that waits for a person count as free for nobody: its buyer's cart would promise what no
 * reservation gives. Every telling of the money comes through here again, so a killed process leaves nothing behind.
 */
export async function withholdHolds(
  { catalog }: Pick<OrderDeps, 'catalog'>,
  { _id: orderID, lines, saga }: Pick<StoredOrder, '_id' | 'lines' | 'saga'>,
): Promise<void> {
  if (saga !== IN_REVIEW) return;
  for (const { productID } of piecesOf(lines)) await catalog.withhold({ orderID, productID });
}

/** Frees what this generation of the order holds; what a later one holds stays. */
export async function freeHolds(
  { catalog }: Pick<OrderDeps, 'catalog'>,
  { _id: orderID, lines, gen }: Pick<StoredOrder, '_id' | 'lines' | 'gen'>,
): Promise<void> {
  for (const { productID } of piecesOf(lines)) await catalog.release({ orderID, productID, gen });
}

/**
 * Frees what was just taken when the order has gone another way meanwhile: another process found too little stock,
 * or closed the order, and may have passed this product before it was taken.
 * @param taken the order as it was when its holds were taken
 * @param after the order as it is now
 */
export async function freeStrayHolds(
  deps: Pick<OrderDeps, 'catalog'>,
  taken: StoredOrder,
  after: StoredOrder,
): Promise<void> {
  if (!keepsHolds(after, taken.gen)) await freeHolds(deps, taken);
}
