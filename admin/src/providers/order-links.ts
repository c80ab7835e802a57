import { http } from './http.ts';

export async function revokeOrderLinks(orderID: string): Promise<void> {
  await http(`/api/admin/rest/orders/${orderID}/links/revoke`, { method: 'POST' });
}
