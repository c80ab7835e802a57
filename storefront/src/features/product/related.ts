import type { CategoryId } from '@shop/shop-rules/categories';
import type { Product } from '@shop/contracts/product';

const MAX_RELATED = 4;

/** Which categories go with one, the best first; the others come after them as they are listed. */
const goesWith: Record<CategoryId, readonly CategoryId[]> = {
  mekot: ['villatuotteet', 'korut', 'laukut', 'takit'],
  paidat: ['hameet', 'villatuotteet', 'korut', 'takit'],
  takit: ['korut', 'villatuotteet', 'laukut', 'hameet'],
  hameet: ['paidat', 'villatuotteet', 'korut', 'laukut'],
  villatuotteet: ['korut', 'hameet', 'takit', 'paidat'],
  korut: ['takit', 'villatuotteet', 'laukut', 'mekot'],
  laukut: ['korut', 'takit', 'mekot', 'langat'],
  koti: ['koti', 'langat', 'laukut'],
  langat: ['langat', 'laukut', 'koti'],
};

/**
 * What goes with a product: what the maker has named, then one of each category that goes with its own, so that a
 * sweater is shown with a hat and mittens and not with four sweaters. Only what is in stock.
 * @param chosen the products that the maker has named, in her order
 */
export function pickRelated(
  candidates: readonly Product[],
  product: Product,
  chosen: readonly Product[] = [],
): Product[] {
  const named = chosen.filter((one) => one._id !== product._id && one.stock > 0);
  const others = candidates.filter(
    (one) => one._id !== product._id && one.stock > 0 && named.every(({ _id }) => _id !== one._id),
  );
  const fitting = goesWith[product.kategoria].flatMap(
    (kategoria) => others.find((one) => one.kategoria === kategoria) ?? [],
  );
  const seen = new Set<string>([product.kategoria, ...fitting.map(({ kategoria }) => kategoria)]);
  const further = others.filter((one) => !seen.has(one.kategoria) && seen.add(one.kategoria));
  const rest = others.filter((one) => !fitting.includes(one) && !further.includes(one));
  return [...new Set([...named, ...fitting, ...further, ...rest])].slice(0, MAX_RELATED);
}
