import type { Withdrawable } from '@shop/contracts';
import type { StoredOrder } from '../domain/order.ts';
import { lastDay, withdrawablePieces } from '../domain/after-sales/withdrawals.ts';
import { returnsOfLines } from '../http/refund-view.ts';

/** Contains no name and no address. */
export function withdrawableView(order: StoredOrder): Withdrawable {
  const pieces = withdrawablePieces(order);
  const back = returnsOfLines(order);
  return {
    orderID: order._id,
    orderNumber: order.number,
    orderDate: order.createdAt.toISOString(),
    until: lastDay(order),
    lines: order.lines.map(({ title, images, size, variant, madeToOrder = false }, line) => ({
      line,
      title,
      image: images[variant - 1] ?? images[0] ?? '',
      size,
      variant,
      quantity: pieces[line] ?? 0,
      madeToOrder,
      ...back[line],
    })),
  };
}
