import type { BuyerDeps } from './deps.ts';
import { booksBegin, isOverForBuyer } from './buyers-data.ts';

/**
 * Takes the buyer's name, address, phone and e-mail out of orders: of those that are over, when the buyer has deleted the
 * account, to be kept for the books alone; and of all orders that are too old for the books.
 */
export async function forgetBuyers(deps: BuyerDeps): Promise<void> {
  const { buyers, logger, now } = deps;
  for (const userID of await buyers.findGone()) await buyers.markGone(userID, now());
  const over = await putApartOver(deps);
  const old = await buyers.findOutOfBooks(booksBegin(now()));
  for (const order of old) await buyers.forget(order);
  if (over + old.length > 0)
    logger.info({ putApart: over, forgotten: old.length }, 'orders forget who bought');
}

/**
 * Puts apart who bought the orders that are over of buyers who are gone. One that cannot be put apart keeps none of the
 * others from it; the next round tries again.
 * @param userID whose orders; without one, everybody's
 * @returns of how many orders
 */
export async function putApartOver({ buyers, logger, now }: BuyerDeps, userID?: string): Promise<number> {
  const at = now();
  const over = await buyers.findOver((order) => isOverForBuyer(order, at), userID);
  for (const order of over)
    await buyers
      .putApart(order)
      .catch((err: unknown) =>
        logger.warn(
          { err, orderID: order._id },
          'an order has not forgotten its buyer; the next round tries again',
        ),
      );
  return over.length;
}
