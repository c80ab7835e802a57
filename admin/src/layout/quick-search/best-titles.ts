import { fold } from '@shop/shop-rules/fold';

export function bestTitles<Titled extends { title: string }>(
  products: readonly Titled[],
  words: string,
): Titled[] {
  const sought = fold(words).split(/\s+/).filter(Boolean);
  const rankOf = ({ title }: Titled): number => {
    const own = fold(title);
    if (own.startsWith(sought.join(' '))) return 0;
    const parts = own.split(/[^\p{L}\p{N}]+/u);
    return sought.every((word) => parts.some((part) => part.startsWith(word))) ? 1 : 2;
  };
  return products.toSorted((one, other) => rankOf(one) - rankOf(other));
}
