import type { OrderMessage } from '@shop/contracts';
import { http } from './http.ts';

export async function writeOrderMessage(orderID: string, message: OrderMessage, key: string): Promise<void> {
  const headers = new Headers({ 'content-type': 'application/json', 'idempotency-key': key });
  await http(`/api/admin/rest/letters/orders/${orderID}`, {
    method: 'POST',
    body: JSON.stringify(message),
    headers,
  });
}
