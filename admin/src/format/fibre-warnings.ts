import type { Product } from '@shop/contracts';
import { isFibreName, isWithoutTextile } from '@shop/shop-rules/fibre-names';
import { texts } from '../texts/fi.ts';

const { labels: words } = texts.product;

export type NamedFibre = { name: string; share: string | number };
type Labelled = { title: string; material: string; fibres: readonly NamedFibre[]; kategoria?: string };

const TEXTILE_FREE: readonly string[] = ['korut', 'laukut', 'koti'];
/** Shoes follow directive 94/11. */
const FOOTWEAR = /keng|tossu|saapp|huopik|sandaal|tohvel/i;

export const isUnknownFibre = ({ name }: Pick<NamedFibre, 'name'>): boolean =>
  name.trim() !== '' && !isWithoutTextile(name) && !isFibreName(name);

/** Problems of names, sum or order (regulation 1007/2011). */
export function fibreWarnings(product: Labelled): string[] {
  const unknown = product.fibres.filter(isUnknownFibre).map(({ name }) => name.trim());
  return [
    ...(unknown.length > 0 ? [words.unknownFibre(unknown.join(', '))] : []),
    ...fibreListWarnings(product),
  ];
}

export function fibreListWarnings({ title, material, kategoria = '', fibres }: Labelled): string[] {
  const named = fibres.filter(({ name }) => name.trim() !== '');
  if (named.length === 0) {
    const isExempt = TEXTILE_FREE.includes(kategoria) || FOOTWEAR.test(title) || isWithoutTextile(material);
    return isExempt ? [] : [words.noFibres];
  }
  // Leather and wood may be listed; the regulation covers textile fibres only.
  const shares = named.filter(({ name }) => !isWithoutTextile(name)).map(shareOf);
  const isDescending = shares.every((share, index) => index === 0 || share <= (shares[index - 1] ?? 0));
  const sum = named.map(shareOf).reduce((total, share) => total + share, 0);
  return [...(sum === 100 ? [] : [words.fibreSum(sum)]), ...(isDescending ? [] : [words.order])];
}

export const needsFibres = (product: Product): boolean =>
  product.state === 'published' && fibreWarnings(product).length > 0;

const shareOf = ({ share }: NamedFibre): number => Number.parseInt(String(share), 10) || 0;
