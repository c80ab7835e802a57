import { useGetList } from 'react-admin';
import type { OrderRecord } from '../orders/order-record.ts';
import { orderViews } from '../orders/order-views.ts';

/** The orders to pack, the longest waiting first. */
export function useOldestToPack() {
  return useGetList<OrderRecord>('orders', {
    pagination: { page: 1, perPage: 6 },
    sort: { field: 'orderDate', order: 'ASC' },
    filter: orderViews.toPack,
  });
}
