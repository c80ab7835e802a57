import { getOrder } from '@shop/shop-client';
import { api } from '../../lib/api.ts';
import { judge } from './poll-order.ts';

/** Whether an order has been confirmed, also one that was called off after that; false where nobody can tell. */
export async function isConfirmed(orderID: string): Promise<boolean> {
  const outcome = await getOrder(api, orderID);
  return outcome.outcome === 'ok' && ['paid', 'called-off'].includes(judge(outcome.data).kind);
}
