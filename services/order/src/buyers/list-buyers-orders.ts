import type { StoredOrder } from '../domain/order.ts';
import type { BuyerDeps } from './deps.ts';

export function listBuyersOrders(
  { buyers }: Pick<BuyerDeps, 'buyers'>,
  userID: string,
): Promise<StoredOrder[]> {
  return buyers.ordersOf(userID);
}
