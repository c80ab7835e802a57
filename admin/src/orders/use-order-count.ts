import { useGetList } from 'react-admin';
import { EVERY_MINUTE_MS } from '../ui/every-minute.ts';
import { newestFirst, viewFilter, type OrderFilter, type OrderView } from './order-views.ts';

/** How many orders a view has (with `since`, from that moment on), or undefined while nobody knows. */
export function useOrderCount(view: OrderView, since?: string): number | undefined {
  return useFilterCount(viewFilter(view, since));
}

/** How many orders a filter leaves, or undefined while nobody knows. */
export function useFilterCount(filter: OrderFilter): number | undefined {
  const { total } = useGetList(
    'orders',
    {
      pagination: { page: 1, perPage: 1 },
      sort: newestFirst,
      filter,
    },
    { refetchInterval: EVERY_MINUTE_MS },
  );
  return total;
}
