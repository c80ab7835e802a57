import type { Product } from '@shop/contracts/product';

const MAX_RELATED = 4;

/**
 * What goes with a product: things that are in stock, first one of each other category, so that a sweater
 * is shown with a hat and mittens and not with four sweaters.
 */
export function pickRelated(candidates: readonly Product[], product: Product): Product[] {
  const others = candidates.filter((one) => one._id !== product._id && one.stock > 0);
  const seen = new Set<string>([product.kategoria]);
  const first = others.filter((one) => !seen.has(one.kategoria) && seen.add(one.kategoria));
  const rest = others.filter((one) => !first.includes(one));
  return [...first, ...rest].slice(0, MAX_RELATED);
}
