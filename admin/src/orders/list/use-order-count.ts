import { useGetList } from 'react-admin';
import { EVERY_MINUTE_MS } from '../../ui/every-minute.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { newestFirst, viewFilter, type OrderFilter, type OrderView } from './order-views.ts';

export function useOrderCount(view: OrderView, since?: string): number | undefined {
  return useNewest(viewFilter(view, since)).total;
}

export function useNewest(filter: OrderFilter): {
  total: number | undefined;
  newest: OrderRecord | undefined;
  error: Error | null;
} {
  const { total, data, error } = useGetList<OrderRecord>(
    'orders',
    {
      pagination: { page: 1, perPage: 1 },
      sort: newestFirst,
      filter,
    },
    { refetchInterval: EVERY_MINUTE_MS },
  );
  return { total, newest: data?.[0], error };
}
