import { useGetList } from 'react-admin';
import { newestFirst, orderViews, type OrderView } from './order-views.ts';

const EVERY_MINUTE_MS = 60_000;

/** How many orders lie in a pile, or undefined while nobody knows. */
export function useOrderCount(view: OrderView): number | undefined {
  const { total } = useGetList(
    'orders',
    {
      pagination: { page: 1, perPage: 1 },
      sort: newestFirst,
      filter: orderViews[view],
    },
    { refetchInterval: EVERY_MINUTE_MS },
  );
  return total;
}
