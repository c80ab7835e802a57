import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { endOfDay, startOfDay } from '../format/day-bounds.ts';
import type { OrderFilter } from '../orders/list/order-views.ts';
import type { ShopDataProvider } from '../providers/data-provider.ts';
import type { DateRange } from './sales-days.ts';

export const soldIn = ({ first, last }: DateRange) =>
  ({
    paymentStatus: ['paid'],
    from: startOfDay(first),
    to: endOfDay(last),
  }) satisfies OrderFilter;

export function useSales(range: DateRange) {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { from, to } = soldIn(range);
  return useQuery({
    queryKey: ['orders', 'figures', from, to],
    queryFn: () => dataProvider.salesFigures({ from, to }),
    placeholderData: (before) => before,
  });
}
