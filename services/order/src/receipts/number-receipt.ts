import { shareUnderWay } from '@shop/service-kit';
import type { ReceiptDeps } from './deps.ts';
import { IMPORTED, type StoredOrder } from '../domain/order.ts';
import { receiptOf, type StoredReceipt } from './receipt.ts';
import { getOrder } from '../use-cases/get-order.ts';

export type Numbered = {
  /** As it was read before. */
  order: StoredOrder;
  /** null where nothing is to be written of the order. */
  receipt: StoredReceipt | null;
};

/**
 * Writes the receipt of a paid order, under the next number of its year. An order has one: whoever asks again is given
 * the same, and the event and letters' call, which come together, are one. One from other books has its receipt there.
 * @throws ShopError `order-not-found`
 */
export function numberReceipt(deps: ReceiptDeps, orderID: string): Promise<Numbered> {
  return shareUnderWay(deps.receipts, `receipt ${orderID}`, () => write(deps, orderID));
}

async function write(deps: ReceiptDeps, orderID: string): Promise<Numbered> {
  const order = await getOrder(deps, orderID);
  if (order.paidBy === null || order.paidBy === IMPORTED) return { order, receipt: null };
  const known = await deps.receipts.findFor(`order/${orderID}`);
  if (known) return { order, receipt: known };
  const { seller } = await deps.catalog.settings();
  return { order, receipt: await deps.receipts.number(receiptOf(order, seller), deps.now()) };
}
