import { useCallback } from 'react';
import { useListContext } from 'react-admin';

/** Removes empty values from the filter. */
export function useListFilter<Filter extends { q?: string | undefined }>() {
  const { filterValues, setFilters } = useListContext();
  const filter = filterValues as Filter;
  const narrow = useCallback(
    (change: Partial<Filter>) => {
      const next = Object.entries({ ...(filterValues as Filter), ...change });
      setFilters(Object.fromEntries(next.filter(([, value]) => value)));
    },
    [filterValues, setFilters],
  );
  const search = useCallback((q: string) => narrow({ q } as Partial<Filter>), [narrow]);
  const clear = () => setFilters(filter.q ? { q: filter.q } : {});
  return { filter, narrow, search, clear };
}
