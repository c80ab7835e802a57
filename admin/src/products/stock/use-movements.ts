import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../providers/data-provider.ts';

const PAGE = 20;

/** A product's ledger, newest first, a page at a time; opened again it is read again. */
export function useMovements(id: string) {
  const dataProvider = useDataProvider<ShopDataProvider>();
  return useInfiniteQuery({
    queryKey: ['product', 'movements', id],
    queryFn: ({ pageParam }) => dataProvider.stockMovements({ id, page: pageParam, limit: PAGE }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * PAGE < total ? page + 1 : null),
    gcTime: 0,
  });
}
