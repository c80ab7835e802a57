import { getOrder } from '@shop/shop-client';
import { api } from '../../lib/api/api.ts';
import { judge } from './poll-order.ts';

/** What has become of an order: confirmed, also where it was called off after that; come to nothing; or not known yet. */
export type OrderFate = 'confirmed' | 'failed' | 'open';

/** Asks what has become of an order; it is open where nobody can tell. */
export async function orderFate(orderID: string): Promise<OrderFate> {
  const outcome = await getOrder(api, orderID);
  if (outcome.outcome !== 'ok') return 'open';
  const { kind } = judge(outcome.data);
  if (kind === 'paid' || kind === 'called-off') return 'confirmed';
  return kind === 'failed' || kind === 'returned' ? 'failed' : 'open';
}
