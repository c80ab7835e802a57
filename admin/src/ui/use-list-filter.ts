import { useCallback } from 'react';
import { useListContext } from 'react-admin';

/** What narrows a list, and the ways to change it. What is set to nothing leaves the filter. */
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
  /** Takes everything away but the words that are searched for. */
  const clear = () => setFilters(filter.q ? { q: filter.q } : {});
  return { filter, narrow, search, clear };
}
