import type { OrderDeps } from '../deps.ts';
import { booksBegin, OVER_AFTER_MS } from '../domain/buyers-data.ts';

/**
 * Takes the buyer's name, address, phone and e-mail out of orders: of those that are over, when the buyer has deleted the
 * account, to be kept for the books alone; and of all orders that are too old for the books.
 */
export async function forgetBuyers({ buyers, logger, now }: OrderDeps): Promise<void> {
  const over = await buyers.findOver(new Date(now().getTime() - OVER_AFTER_MS));
  for (const order of over) await buyers.putApart(order);
  const old = await buyers.findOutOfBooks(booksBegin(now()));
  for (const order of old) await buyers.forget(order);
  if (over.length + old.length > 0)
    logger.info({ putApart: over.length, forgotten: old.length }, 'orders forget who bought');
}
