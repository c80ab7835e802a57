import type { BuyerDeps } from './deps.ts';
import { retentionStart, isFinishedForBuyer } from './buyers-data.ts';

/** Removes buyers' data: from finished orders of deleted accounts, and from orders past the accounting period. */
export async function forgetBuyers(deps: BuyerDeps): Promise<void> {
  const { buyers, reminders, logger, now } = deps;
  for (const userID of await buyers.findDeleted()) {
    await buyers.markDeleted(userID, now());
    await reminders.end(userID);
  }
  const moved = await moveFinishedToAccounting(deps);
  const old = await buyers.findPastRetention(retentionStart(now()));
  for (const order of old) await buyers.forget(order);
  if (moved + old.length > 0)
    logger.info({ putApart: moved, forgotten: old.length }, 'orders forget who bought');
}

/** A failure does not stop the others; the next round retries it. */
export async function moveFinishedToAccounting(
  { buyers, logger, now }: BuyerDeps,
  userID?: string,
): Promise<number> {
  const at = now();
  const over = await buyers.findFinished((order) => isFinishedForBuyer(order, at), userID);
  for (const order of over)
    await buyers
      .moveToAccounting(order)
      .catch((err: unknown) =>
        logger.warn(
          { err, orderID: order._id },
          'an order has not forgotten its buyer; the next round tries again',
        ),
      );
  return over.length;
}
