import type { CategoryId } from '@shop/shop-rules/categories';
import type { Product } from '@shop/contracts/product';

const MAX_RELATED = 4;

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
 * The seller's choice, then one of each matching category, so that no sweater gets four sweaters.
 * @param chosen in the seller's order
 */
export function pickRelated(
  candidates: readonly Product[],
  product: Product,
  chosen: readonly Product[] = [],
): Product[] {
  const named = chosen.filter((candidate) => candidate._id !== product._id && candidate.stock > 0);
  const others = candidates.filter(
    (candidate) =>
      candidate._id !== product._id && candidate.stock > 0 && named.every(({ _id }) => _id !== candidate._id),
  );
  const fitting = (product.kategoria ? goesWith[product.kategoria] : []).flatMap(
    (kategoria) => others.find((candidate) => candidate.kategoria === kategoria) ?? [],
  );
  const seen = new Set<string>([product.kategoria, ...fitting.map(({ kategoria }) => kategoria)]);
  const further = others.filter(
    (candidate) => !seen.has(candidate.kategoria) && seen.add(candidate.kategoria),
  );
  const rest = others.filter((candidate) => !fitting.includes(candidate) && !further.includes(candidate));
  return [...new Set([...named, ...fitting, ...further, ...rest])].slice(0, MAX_RELATED);
}
