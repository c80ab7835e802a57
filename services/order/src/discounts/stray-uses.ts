import type { DiscountDeps } from './deps.ts';
import type { StoredDiscountCode } from './discount-code.ts';

/**
 * Ends the uses of discount codes that no course of an order leads out of any more: a process may count one after its order
 * was closed, or be killed in between. Each end is the guarded call that the order's own course would have made.
 */
export async function endStrayUses(deps: DiscountDeps): Promise<void> {
  // The uses are read first: an order is written before its use is counted.
  for (const code of await deps.discounts.withOpenUses()) await endStrayUsesOf(deps, code);
}

async function endStrayUsesOf(
  { discounts, orders, now, logger }: DiscountDeps,
  { _id: code, open }: StoredDiscountCode,
): Promise<void> {
  const found = await orders.findAll(Object.keys(open));
  const byId = new Map(found.map((order) => [order._id, order]));
  for (const [orderID, { userID, generation }] of Object.entries(open)) {
    const order = byId.get(orderID);
    const isItsOwn = order?.discount?.code === code;
    if (isItsOwn && order.saga === 'committed')
      await discounts.keep({ code, orderID, gen: generation, userID }, now());
    else if (!isItsOwn) await discounts.free({ code, orderID, gen: generation, userID });
    // An order that is tried anew has a later generation, whose use is not given back with this one.
    else if (order.saga === 'released') await discounts.free({ code, orderID, gen: order.gen, userID });
    else continue;
    logger.warn({ code, orderID, saga: order?.saga ?? 'unknown' }, 'a stray use of a code was ended');
  }
}
