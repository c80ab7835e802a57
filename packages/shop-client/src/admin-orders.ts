import type { Order } from '@shop/contracts/order';
import type { OrderStatus } from '@shop/shop-rules/order-status';
import type { ApiClient } from './api-client.ts';
import { field } from './fields.ts';
import { mapData, type Outcome } from './outcome.ts';

const path = (action: string, id = ''): string =>
  `/api/admin/purchase-list/${action}${id && `/${encodeURIComponent(id)}`}`;

/** Changes an order's status; a stale `version` is refused. @returns the order afterwards */
export async function changeOrderStatus(
  api: ApiClient,
  { id, ...change }: { id: string; orderStatus: OrderStatus; version?: number },
): Promise<Outcome<Order>> {
  return mapData(await api.call('PUT', path('change', id), { body: change }), (body) =>
    field<Order>(body, 'data'),
  );
}
