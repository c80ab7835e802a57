import type { DiscountDeps } from './deps.ts';
import type { StoredDiscountCode } from './discount-code.ts';

/** Ends code uses of finished or unknown orders, which a killed process may leave. */
export async function endOrphanedUses(deps: DiscountDeps): Promise<void> {
  // Read first, because an order is stored before its use.
  for (const code of await deps.discounts.withUnpaidUses()) await endOrphanedUsesOf(deps, code);
}

async function endOrphanedUsesOf(
  { discounts, orders, now, logger }: DiscountDeps,
  { _id: code, unpaidUses }: StoredDiscountCode,
): Promise<void> {
  const found = await orders.findAll(Object.keys(unpaidUses));
  const byId = new Map(found.map((order) => [order._id, order]));
  for (const [orderID, { userID, generation }] of Object.entries(unpaidUses)) {
    const order = byId.get(orderID);
    const isOwnCode = order?.discount?.code === code;
    if (isOwnCode && order.saga === 'committed')
      await discounts.markPaid({ code, orderID, generation, userID }, now());
    else if (!isOwnCode) await discounts.free({ code, orderID, generation, userID });
    // A newer try has a later generation, whose use stays.
    else if (order.saga === 'released')
      await discounts.free({ code, orderID, generation: order.generation, userID });
    else continue;
    logger.warn({ code, orderID, saga: order?.saga ?? 'unknown' }, 'a stray use of a code was ended');
  }
}
