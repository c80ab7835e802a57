import type { BuyerDeps } from './deps.ts';
import { booksBegin, isOverForBuyer } from './buyers-data.ts';

/** Removes buyers' data: from finished orders of deleted accounts, and from orders past the accounting period. */
export async function forgetBuyers(deps: BuyerDeps): Promise<void> {
  const { buyers, logger, now } = deps;
  for (const userID of await buyers.findGone()) await buyers.markGone(userID, now());
  const over = await putApartOver(deps);
  const old = await buyers.findOutOfBooks(booksBegin(now()));
  for (const order of old) await buyers.forget(order);
  if (over + old.length > 0)
    logger.info({ putApart: over, forgotten: old.length }, 'orders forget who bought');
}

/** A failure does not stop the others; the next round retries it. */
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
