import { ShopError } from '@shop/service-kit';
import type { ReceiptDeps } from './deps.ts';
import { buyerOf, type PrintedReceipt } from './receipt.ts';

/**
 * @param userID the owner; without it any receipt is returned
 * @throws `receipt-not-found`, also for another buyer's, because numbers can be guessed
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
