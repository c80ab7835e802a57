import { waitFor } from './deliver-all.ts';
import type { Client } from './http-client.ts';
import type { ApiAnswer } from './service-api.ts';

/**
 * Sends money of an order back. A moment after its payment the shop itself is still at work on it, and is asked again.
 * @returns the answer that is not `busy`
 */
export async function askRefund(maker: Client, orderID: string, wish: object): Promise<ApiAnswer> {
  const path = `/api/admin/rest/orders/${orderID}`;
  let answer: ApiAnswer | undefined;
  await waitFor('the refund to be taken', async () => {
    const { version } = (await maker.call('GET', path)).body;
    answer = await maker.call('POST', `${path}/refunds`, { version, ...wish });
    return answer.body.code !== 'busy';
  });
  if (!answer) throw new Error('nobody was asked');
  return answer;
}
