import { page } from './page.ts';

/** Options by filter group; the build inserts them (scripts/inline-scripts.ts). */
declare const KNOWN_FILTERS: Record<string, string[]>;

type Filters = Record<string, string[] | undefined>;
const filterOptions = KNOWN_FILTERS;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isValid(filters: unknown): filters is Filters {
  if (!filters || typeof filters !== 'object' || Array.isArray(filters)) return false;
  const chosen = filters as Record<string, unknown>;
  return Object.keys(chosen).every((group) => {
    const allowed = filterOptions[group];
    const options = chosen[group];
    return allowed && Array.isArray(options) && options.every((option) => allowed.indexOf(option) >= 0);
  });
}

/** 'kesa' is an older spelling. */
const inAddress = (search: URLSearchParams, group: string, options: string[]): string[] =>
  search
    .getAll(group)
    .join(',')
    .split(',')
    .map((option) => option.normalize('NFC'))
    .map((option) => (option === 'kesa' ? 'kesä' : option))
    .filter((option) => options.indexOf(option) >= 0);

function apply(filters: Filters): void {
  const search = new URLSearchParams(location.search);
  const query: string[] = [];
  let isSame = true;
  Object.keys(filterOptions).forEach((group) => {
    const options = filterOptions[group] ?? [];
    const wanted = options.filter((option) => (filters[group] ?? []).indexOf(option) >= 0);
    if (wanted.length > 0) query.push(`${group}=${wanted.map(encodeURIComponent).join(',')}`);
    if (wanted.slice().sort().join() !== inAddress(search, group, options).sort().join()) isSame = false;
  });
  if (query.length === 0 || isSame) return;
  const sort = search.get('sort');
  if (sort) query.push(`sort=${encodeURIComponent(sort)}`);
  // Hides the wrong list until the redirect.
  page.hidden = true;
  location.replace(`${location.pathname}?${query.join('&')}`);
}

/** Back and forward follow the address. */
function isWayBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
}

// In the listing's head: a valid stored filter overrides the address; an invalid one is removed.
try {
  const stored = sessionStorage.getItem('filters');
  if (stored) {
    const filters = parsed(stored);
    if (!isValid(filters)) sessionStorage.removeItem('filters');
    else if (!isWayBack()) apply(filters);
  }
} catch {
  // Storage is switched off.
}
