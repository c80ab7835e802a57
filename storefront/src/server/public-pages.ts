import { filterGroups } from '@shop/shop-rules/categories';
import { cutText } from '@shop/shop-rules/clean-text';

/** The pages that are the same for everybody, and the only query parameters that change them. */
const publicPages: [path: RegExp, parameters: string[]][] = [
  [/^\/shop\/home$/, []],
  [/^\/shop\/listing$/, [...filterGroups.map(({ key }) => key), 'sort', 'page']],
  [/^\/shop\/products\/[^/]{1,80}$/, []],
  [/^\/shop\/(?:historia|faq)$/, ['kieli']],
  [/^\/shop\/(?:privacy|terms|returns)$/, ['versio']],
  [/^\/shop\/(?:contact|withdrawal|accessibility)$/, []],
  [/^\/(?:sitemap\.xml|product-feed\.xml|robots\.txt|site\.webmanifest)$/, []],
];

/**
 * The address by which a public page is kept, without the parameters that do not change it, so that
 * trackers' parameters do not fill the memory; null for pages that are not kept.
 */
export function publicAddress(url: string): string | null {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const page = publicPages.find(([path]) => path.test(pathname));
  if (!page) return null;
  const query = new URLSearchParams();
  for (const name of page[1]) {
    // A form without script repeats a field for each choice.
    const value = searchParams.getAll(name).join(',');
    if (value) query.set(name, cutText(value, 200));
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
