import { fold } from '@shop/shop-rules/fold';

/** Each word begins a word of the label. */
export function matchingPages<Page extends { label: string }>(pages: readonly Page[], words: string): Page[] {
  const sought = fold(words).split(/\s+/).filter(Boolean);
  if (sought.length === 0) return [];
  return pages.filter(({ label }) => {
    const own = fold(label).split(/\s+/);
    return sought.every((word) => own.some((part) => part.startsWith(word)));
  });
}
