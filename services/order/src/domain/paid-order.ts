import type { PaidOrder } from '@shop/contracts';
import { IMPORTED, type StoredOrder } from './order.ts';

/**
 * Whether its buyer may take a paid order back by themselves: nobody has begun to work on it, and no money has moved, or is
 * claimed back already.
 */
export function mayCancelPaid(order: StoredOrder): boolean {
  const { orderStatus, paymentStatus, saga, paidBy, refunds = {}, withdrawals = {}, disputes = {} } = order;
  const isWhole = paidBy !== null && paidBy !== IMPORTED && paymentStatus === 'paid' && saga === 'committed';
  const isClaimed = Object.values(disputes).some(({ state }) => state !== 'won');
  const isUntouched = Object.keys({ ...refunds, ...withdrawals }).length === 0 && !isClaimed;
  return isWhole && isUntouched && orderStatus === 'confirmed';
}

/** What a confirmed order takes out of its buyer's cart: the same in the event and in the direct call. */
export function paidOrderOf({ _id, cartVersion, lines }: StoredOrder): PaidOrder {
  return {
    orderID: _id,
    cartVersion,
    lines: lines.map(({ productID, size, variant, images, quantity }) => {
      const image = images[variant - 1];
      return { productID, size, variant, ...(image ? { image } : {}), quantity };
    }),
  };
}
