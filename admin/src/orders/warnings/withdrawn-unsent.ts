import type { OrderStatus } from '@shop/shop-rules/order-status';
import type { OrderRecord } from '../../providers/order-record.ts';

export type OrderNoticed = Pick<OrderRecord, 'orderStatus' | 'withdrawals' | 'inParcel'>;

const unsent: readonly OrderStatus[] = ['pending', 'confirmed', 'inProcess'];

export const isUnsent = ({ orderStatus }: Pick<OrderNoticed, 'orderStatus'>): boolean =>
  unsent.includes(orderStatus);

export const isWithdrawn = ({ withdrawals = [] }: Pick<OrderNoticed, 'withdrawals'>): boolean =>
  withdrawals.some(({ isRefunded }) => !isRefunded);

/** Extent of an unanswered withdrawal; null for none. */
export function withdrawnBeforeShipping({
  orderStatus,
  withdrawals = [],
  inParcel = [],
}: OrderNoticed): 'all' | 'some' | null {
  if (!isWithdrawn({ withdrawals }) || !isUnsent({ orderStatus })) return null;
  return inParcel.every((pieces) => pieces === 0) ? 'all' : 'some';
}
