import { ShopError } from '@shop/service-kit';
import type { SagaDeps } from '../deps.ts';
import { isBeingDecided } from '../domain/money/attempts.ts';
import { piecesOf } from '../domain/holds.ts';
import type { StoredOrder } from '../domain/order.ts';
import { IN_REVIEW } from '../domain/saga.ts';
import { discountUse } from '../discounts/index.ts';

/** `short`: too little stock · `used-up`: no use of the code left · `closed`: freed by another call. */
type HoldResult = 'held' | 'short' | 'used-up' | 'closed';
type Taken = { result: HoldResult; queuedDays?: number };

/**
 * Holds left by a killed process are freed with their generation, and the catalogue refuses later holds of a freed
 * generation.
 */
export async function takeHolds(
  { catalog, discounts }: Pick<SagaDeps, 'catalog' | 'discounts'>,
  order: StoredOrder,
): Promise<Taken> {
  const { _id: orderID, lines, generation, userID, late, manual } = order;
  if (!(await discountUse.take({ discounts }, order))) return { result: 'used-up' };
  // Paid pieces are not for the buyer's next cart.
  const buyer = late || manual ? null : userID;
  try {
    let queuedDays: number | undefined;
    for (const pieces of piecesOf(lines)) {
      const reserved = await catalog.reserve({ orderID, generation, buyer, ...pieces });
      queuedDays = reserved.queuedDays ?? queuedDays;
    }
    return { result: 'held', ...(queuedDays === undefined ? {} : { queuedDays }) };
  } catch (error) {
    if (error instanceof ShopError && error.code === 'out-of-stock') return { result: 'short' };
    if (error instanceof ShopError && error.code === 'order-closed') return { result: 'closed' };
    throw error;
  }
}

/**
 * Excludes held pieces from the buyer's own stock while a person or provider decides. Repeated by every event and newer
 * checkout.
 */
export async function withholdHolds(
  { catalog }: Pick<SagaDeps, 'catalog'>,
  order: StoredOrder,
): Promise<void> {
  const { _id: orderID, lines, saga } = order;
  if (saga !== IN_REVIEW && !isBeingDecided(order)) return;
  for (const { productID } of piecesOf(lines)) await catalog.withhold({ orderID, productID });
}

/** Frees this generation's holds and code use only. */
export async function freeHolds(
  { catalog, discounts }: Pick<SagaDeps, 'catalog' | 'discounts'>,
  order: StoredOrder,
): Promise<void> {
  const { _id: orderID, lines, generation } = order;
  await discountUse.release({ discounts }, order);
  for (const { productID } of piecesOf(lines)) await catalog.release({ orderID, productID, generation });
}
