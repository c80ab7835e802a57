import type { OrderStatus } from '@shop/shop-rules/order-status';
import type { OrderRecord } from '../../providers/order-record.ts';

/** What an order says of its buyer's notices of withdrawal. */
export type OrderNoticed = Pick<OrderRecord, 'orderStatus' | 'withdrawals' | 'inParcel'>;

const unsent: readonly OrderStatus[] = ['pending', 'confirmed', 'inProcess'];

/** Whether an order is not sent yet, and not given up. */
export const isUnsent = ({ orderStatus }: Pick<OrderNoticed, 'orderStatus'>): boolean =>
  unsent.includes(orderStatus);

/** Whether a notice of withdrawal waits for its money. */
export const isWithdrawn = ({ withdrawals = [] }: Pick<OrderNoticed, 'withdrawals'>): boolean =>
  withdrawals.some(({ isRefunded }) => !isRefunded);

/**
 * How much of an order its buyer has withdrawn from before it was sent, as long as nobody has answered it: what is
 * withdrawn is not sent any more.
 * @returns null where there is no such notice
 */
export function withdrawnUnsent({
  orderStatus,
  withdrawals = [],
  inParcel = [],
}: OrderNoticed): 'all' | 'some' | null {
  if (!isWithdrawn({ withdrawals }) || !isUnsent({ orderStatus })) return null;
  return inParcel.every((pieces) => pieces === 0) ? 'all' : 'some';
}
