import { filterFromQuery, FILTER_KEY, type Filter } from './filter.ts';

export function storeFilter(filter: Filter): void {
  try {
    if (Object.keys(filter).length > 0) sessionStorage.setItem(FILTER_KEY, JSON.stringify(filter));
    else sessionStorage.removeItem(FILTER_KEY);
  } catch {
    // Storage is switched off; the address carries the filter.
  }
}

/** A stored filter overrides the address, so links with `data-filter` update it before they navigate. */
export function watchFilterLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[data-filter]');
    if (link) storeFilter(filterFromQuery(new URL(link.href).searchParams));
  });
}
