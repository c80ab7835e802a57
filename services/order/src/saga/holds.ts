import { ShopError } from '@shop/service-kit';
import type { SagaDeps } from '../deps.ts';
import { isBeingDecided } from '../domain/money/attempts.ts';
import { piecesOf } from '../domain/holds.ts';
import type { StoredOrder } from '../domain/order.ts';
import { IN_REVIEW } from '../domain/saga.ts';
import { discountUse } from '../discounts/index.ts';

/**
 * `short`: there is too little of one product · `used-up`: its discount code has no use left, or was ended · `closed`: the order has gone
 * on without this call, and was freed.
 */
export type Taken = 'held' | 'short' | 'used-up' | 'closed';

/**
 * Holds the stock of every product of an order, in sorted order, and the use of its discount code. What it takes after the order was closed, or leaves
 * when this process is killed, is no loss: closing frees every product of that generation, and the catalogue lets a
 * freed generation take nothing more.
 * @throws what the catalogue threw otherwise; what is held by then stays held for the next try, if there is to be one
 */
export async function takeHolds(
  { catalog, discounts }: Pick<SagaDeps, 'catalog' | 'discounts'>,
  order: StoredOrder,
): Promise<Taken> {
  const { _id: orderID, lines, gen, userID, late } = order;
  if (!(await discountUse.take({ discounts }, order))) return 'used-up';
  // What is paid already is not for the buyer's next cart.
  const buyer = late ? null : userID;
  try {
    for (const pieces of piecesOf(lines)) await catalog.reserve({ orderID, gen, buyer, ...pieces });
    return 'held';
  } catch (error) {
    if (error instanceof ShopError && error.code === 'out-of-stock') return 'short';
    if (error instanceof ShopError && error.code === 'order-closed') return 'closed';
    throw error;
  }
}

/**
 * Lets the stock of an order that waits for a person, or for its provider's decision, count as free for nobody: its buyer's
 * cart would promise what no reservation gives. Every telling of the money, and every newer checkout, comes through here
 * again, so a killed process leaves nothing behind.
 */
export async function withholdHolds(
  { catalog }: Pick<SagaDeps, 'catalog'>,
  order: StoredOrder,
): Promise<void> {
  const { _id: orderID, lines, saga } = order;
  if (saga !== IN_REVIEW && !isBeingDecided(order)) return;
  for (const { productID } of piecesOf(lines)) await catalog.withhold({ orderID, productID });
}

/** Frees what this generation of the order holds, its code's use with it; what a later one holds stays. */
export async function freeHolds(
  { catalog, discounts }: Pick<SagaDeps, 'catalog' | 'discounts'>,
  order: StoredOrder,
): Promise<void> {
  const { _id: orderID, lines, gen } = order;
  await discountUse.release({ discounts }, order);
  for (const { productID, sizes } of piecesOf(lines)) {
    await catalog.release({ orderID, productID, gen, sizes });
  }
}
