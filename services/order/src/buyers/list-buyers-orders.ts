import type { StoredOrder } from '../domain/order.ts';
import type { BuyerDeps } from './deps.ts';

/** All placed orders of a buyer, the newest first. */
export function listBuyersOrders(
  { buyers }: Pick<BuyerDeps, 'buyers'>,
  userID: string,
): Promise<StoredOrder[]> {
  return buyers.ordersOf(userID);
}
