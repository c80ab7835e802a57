import { ShopError } from '@shop/service-kit';
import type { SagaDeps } from '../../deps.ts';
import type { StoredOrder } from '../../domain/order.ts';
import { closeOrder } from '../../saga/close-order.ts';
import { getOrder, getOwnOrder } from '../get-order.ts';

/**
 * Closes the attempts and frees the stock; the cart stays. The sweeper continues while a provider is away.
 * @throws `order-not-found`, `order-already-paid`
 */
export async function cancelOrder(deps: SagaDeps, userID: string, orderID: string): Promise<StoredOrder> {
  await getOwnOrder(deps, userID, orderID);
  try {
    return await closeOrder(deps, orderID, { reason: 'cancelled' });
  } catch (error) {
    if (!(error instanceof ShopError) || (error.kind !== 'unavailable' && error.kind !== 'upstream'))
      throw error;
    deps.logger.warn({ err: error, orderID }, 'a cancelled order is not closed yet; the sweeper goes on');
    return getOrder(deps, orderID);
  }
}
