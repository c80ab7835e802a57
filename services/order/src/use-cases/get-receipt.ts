import { ShopError } from '@shop/service-kit';
import type { OrderDeps } from '../deps.ts';
import type { StoredReceipt } from '../domain/receipt.ts';

/**
 * @param buyer whose it has to be; without one, anybody's
 * @throws ShopError `receipt-not-found` also for somebody else's: running numbers are guessable
 */
export async function getReceipt(
  { receipts }: Pick<OrderDeps, 'receipts'>,
  number: string,
  buyer?: string,
): Promise<StoredReceipt> {
  const receipt = await receipts.find(number);
  if (!receipt || (buyer !== undefined && receipt.userID !== buyer)) {
    throw new ShopError({ code: 'receipt-not-found' });
  }
  return receipt;
}
