import { useGetList } from 'react-admin';
import type { OrderRecord } from '../providers/order-record.ts';
import { oldestFirst, orderViews, type OrderView } from '../orders/list/order-views.ts';

export function useOldest(view: OrderView) {
  return useGetList<OrderRecord>('orders', {
    pagination: { page: 1, perPage: 6 },
    sort: oldestFirst,
    filter: orderViews[view],
  });
}
