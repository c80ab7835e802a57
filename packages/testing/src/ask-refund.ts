import { waitFor } from './deliver-all.ts';
import type { Client } from './http-client.ts';
import type { ApiAnswer } from './service-api.ts';

/**
 * Requests a refund; retries while the shop still processes the payment.
 * @returns the first answer that is not `busy`
 */
export async function askRefund(admin: Client, orderID: string, wish: object): Promise<ApiAnswer> {
  const path = `/api/admin/rest/orders/${orderID}`;
  let answer: ApiAnswer | undefined;
  await waitFor('the refund to be taken', async () => {
    const { version } = (await admin.call('GET', path)).body;
    answer = await admin.call('POST', `${path}/refunds`, { version, ...wish });
    return answer.body.code !== 'busy';
  });
  if (!answer) throw new Error('no answer');
  return answer;
}
