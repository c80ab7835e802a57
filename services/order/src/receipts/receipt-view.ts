import type { Order, Receipt } from '@shop/contracts';
import { eurosFromCents } from '@shop/money';
import type { ReceiptDeps } from './deps.ts';
import type { StoredOrder } from '../domain/order.ts';
import type { StoredReceipt } from './receipt.ts';
import { orderView } from '../http/order-view.ts';

export function receiptView({ _id, kind, totalCents, at }: StoredReceipt): Receipt {
  return { number: _id, kind, amount: eurosFromCents(totalCents), at: at.toISOString() };
}

/** An order as its buyer sees it who asks for this one: with what is numbered of it. */
export async function orderViewWithReceipts(
  { receipts }: Pick<ReceiptDeps, 'receipts'>,
  order: StoredOrder,
): Promise<Order> {
  const numbered = await receipts.ofOrder(order._id);
  return { ...orderView(order), receipts: numbered.map(receiptView) };
}
