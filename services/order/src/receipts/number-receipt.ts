import { shareUnderWay } from '@shop/service-kit';
import type { ReceiptDeps } from './deps.ts';
import { PAID_BY_IMPORT, type StoredOrder } from '../domain/order.ts';
import { receiptOf, type StoredReceipt } from './receipt.ts';
import { getOrder } from '../use-cases/get-order.ts';

export type Numbered = {
  order: StoredOrder;
  receipt: StoredReceipt | null;
};

/**
 * An order has one receipt; the event and the email's simultaneous call share it.
 * @throws `order-not-found`
 */
export function numberReceipt(deps: ReceiptDeps, orderID: string): Promise<Numbered> {
  return shareUnderWay(deps.receipts, `receipt ${orderID}`, () => write(deps, orderID));
}

async function write(deps: ReceiptDeps, orderID: string): Promise<Numbered> {
  const order = await getOrder(deps, orderID);
  if (order.paidBy === null || order.paidBy === PAID_BY_IMPORT) return { order, receipt: null };
  const existing = await deps.receipts.findFor(`order/${orderID}`);
  if (existing) return { order, receipt: existing };
  const { seller } = await deps.catalog.settings();
  return { order, receipt: await deps.receipts.number(receiptOf(order, seller), deps.now()) };
}
