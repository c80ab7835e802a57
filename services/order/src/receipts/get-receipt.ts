import { ShopError } from '@shop/service-kit';
import type { ReceiptDeps } from './deps.ts';
import { buyerOf, type PrintedReceipt } from './receipt.ts';

/**
 * A receipt with what its file shows besides.
 * @param userID whose it has to be; without one, anybody's
 * @throws ShopError `receipt-not-found` also for somebody else's: running numbers are guessable
 */
export async function getReceipt(
  { receipts, orders, config }: Pick<ReceiptDeps, 'config' | 'orders' | 'receipts'>,
  number: string,
  userID?: string,
): Promise<PrintedReceipt> {
  const receipt = await receipts.find(number);
  if (!receipt || (userID !== undefined && receipt.userID !== userID)) {
    throw new ShopError({ code: 'receipt-not-found' });
  }
  const order = await orders.find(receipt.orderID);
  return { receipt, brand: config.BRAND, buyer: order && buyerOf(order) };
}
