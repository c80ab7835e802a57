import { getOrder } from '@shop/shop-client';
import { api } from '../../lib/api/api.ts';
import { judge } from './poll-order.ts';

/** 'confirmed' includes orders cancelled after the confirmation. */
export type OrderFate = 'confirmed' | 'failed' | 'open';

export async function orderFate(orderID: string): Promise<OrderFate> {
  const outcome = await getOrder(api, orderID);
  if (outcome.outcome !== 'ok') return 'open';
  const { kind } = judge(outcome.data);
  if (kind === 'paid' || kind === 'called-off') return 'confirmed';
  return kind === 'failed' || kind === 'returned' ? 'failed' : 'open';
}
