import { filterFromQuery, FILTER_KEY, type Filter } from './filter.ts';

/** Mirrors the filter for the tab's lifetime. Storage may be switched off; the shop works without it. */
export function storeFilter(filter: Filter): void {
  try {
    if (Object.keys(filter).length > 0) sessionStorage.setItem(FILTER_KEY, JSON.stringify(filter));
    else sessionStorage.removeItem(FILTER_KEY);
  } catch {
    // Private windows of some browsers refuse; the address still carries the filter.
  }
}

/**
 * Links that choose a category (`data-filter`) set or clear the stored filter before they navigate, because a
 * stored one wins over the address when the listing loads.
 */
export function watchFilterLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[data-filter]');
    if (link) storeFilter(filterFromQuery(new URL(link.href).searchParams));
  });
}
