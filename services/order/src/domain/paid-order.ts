import type { PaidOrder } from '@shop/contracts';
import type { StoredOrder } from './order.ts';

/** What a confirmed order takes out of its buyer's cart: the same in the event and in the direct call. */
export function paidOrderOf({ _id, cartVersion, lines }: StoredOrder): PaidOrder {
  return {
    orderID: _id,
    cartVersion,
    lines: lines.map(({ productID, size, variant, quantity }) => ({ productID, size, variant, quantity })),
  };
}
