import { shareUnderWay } from '@shop/service-kit';
import type { OrderDeps } from '../deps.ts';
import { IMPORTED } from '../domain/order.ts';
import { receiptOf, type StoredReceipt } from '../domain/receipt.ts';
import { getOrder } from './get-order.ts';

type ReceiptDeps = Pick<OrderDeps, 'orders' | 'receipts' | 'catalog' | 'now'>;

/**
 * Writes the receipt of a paid order, under the next number of its year. An order has one: whoever asks again is given
 * the same, and the event and letters' call, which come together, are one. One from other books has its receipt there.
 * @returns null for an order that nothing is to be written of
 * @throws ShopError `order-not-found`
 */
export function numberReceipt(deps: ReceiptDeps, orderID: string): Promise<StoredReceipt | null> {
  return shareUnderWay(deps.receipts, `receipt ${orderID}`, () => write(deps, orderID));
}

async function write(deps: ReceiptDeps, orderID: string): Promise<StoredReceipt | null> {
  const known = await deps.receipts.findFor(`order/${orderID}`);
  if (known) return known;
  const order = await getOrder(deps, orderID);
  if (order.paidBy === null || order.paidBy === IMPORTED) return null;
  const { seller } = await deps.catalog.settings();
  return deps.receipts.number(receiptOf(order, seller), deps.now());
}
