import type { PaidOrder } from '@shop/contracts';
import { PAID_BY_IMPORT, type StoredOrder } from '../order.ts';
import { payingPaymentIds } from '../money/refunds.ts';

/** True before work has begun, while none of the money that paid it is returned or disputed. */
export function mayCancelPaid(order: StoredOrder): boolean {
  const { orderStatus, saga, paidBy, refunds, withdrawals, disputes, work = {} } = order;
  const isWhole = paidBy !== null && paidBy !== PAID_BY_IMPORT && saga === 'committed';
  const isClaimed = Object.values(disputes).some(({ state }) => state !== 'won');
  const isMoved = Object.values(refunds).some(({ paymentId }) => payingPaymentIds(order).includes(paymentId));
  const isUntouched = !isMoved && !isClaimed && Object.keys(withdrawals).length === 0;
  const isBegun = Object.values(work).some(({ state }) => state !== 'queued');
  return isWhole && isUntouched && !isBegun && orderStatus === 'confirmed';
}

export function paidOrderOf({ _id, cartVersion, lines }: StoredOrder): PaidOrder {
  return {
    orderID: _id,
    cartVersion,
    lines: lines.map(({ productID, size, variant, images, customID, quantity }) => {
      const image = images[variant - 1];
      const own = customID ? { customID } : {};
      return { productID, size, variant, ...(image ? { image } : {}), ...own, quantity };
    }),
  };
}
