import { filterGroups } from '@shop/shop-rules/categories';
import { cutText } from '@shop/shop-rules/clean-text';

const publicPages: [path: RegExp, parameters: string[]][] = [
  [/^\/shop\/home$/, []],
  [/^\/shop\/listing$/, [...filterGroups.map(({ key }) => key), 'sort', 'page']],
  [/^\/shop\/products\/[^/]{1,80}$/, []],
  [/^\/shop\/products\/[^/]{1,80}\/reviews$/, ['sort', 'stars', 'pictures', 'page', 'reported']],
  [/^\/shop\/(?:historia|faq)$/, ['kieli']],
  [/^\/shop\/(?:privacy|terms|returns)$/, ['versio']],
  [/^\/shop\/(?:contact|withdrawal|accessibility)$/, []],
  [/^\/(?:sitemap\.xml|product-feed\.xml|robots\.txt|site\.webmanifest)$/, []],
];

/** Cache key without trackers' parameters; null for pages that are not cached. */
export function publicAddress(url: string): string | null {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const page = publicPages.find(([path]) => path.test(pathname));
  if (!page) return null;
  const query = new URLSearchParams();
  for (const name of page[1]) {
    // Without JavaScript a form repeats the field for each option.
    const value = searchParams.getAll(name).join(',');
    if (value) query.set(name, cutText(value, 200));
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
