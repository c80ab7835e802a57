import type { Product } from '@shop/contracts';
import { momentText } from '../../format/format-text.ts';
import { texts } from '../../texts/fi.ts';

type Priced = Pick<Product, 'price' | 'salePrice' | 'saleStart' | 'saleEnd' | 'campaigns' | 'priceNow'>;

export function saleNow({
  price,
  salePrice,
  priceNow,
}: Pick<Priced, 'price' | 'salePrice' | 'priceNow'>): number {
  if (priceNow === undefined) return salePrice;
  return priceNow < price ? priceNow : 0;
}

/** End of the current sale, else start of the next; '' without dates ahead. */
export function saleNote({ salePrice, saleStart, saleEnd, campaigns = [] }: Priced, now: Date): string {
  const own = salePrice > 0 ? [{ saleStart, saleEnd }] : [];
  const all = [...own, ...campaigns];
  const isToCome = (moment: string) => moment !== '' && new Date(moment) > now;
  const ends = all.flatMap((sale) =>
    !isToCome(sale.saleStart) && isToCome(sale.saleEnd) ? [sale.saleEnd] : [],
  );
  const starts = all.flatMap((sale) => (isToCome(sale.saleStart) ? [sale.saleStart] : []));
  const [end] = ends.toSorted();
  const [start] = starts.toSorted();
  if (end) return texts.products.saleUntil(momentText(end));
  return start ? texts.products.saleFrom(momentText(start)) : '';
}
