import type { Product } from '@shop/contracts';
import { momentText } from '../../format/format-text.ts';
import { texts } from '../../texts/fi.ts';

type Priced = Pick<Product, 'price' | 'salePrice' | 'saleStart' | 'saleEnd' | 'campaigns' | 'priceNow'>;

/** What shoppers are asked while the product is on sale, in euros; 0 while it is not. */
export function saleNow({
  price,
  salePrice,
  priceNow,
}: Pick<Priced, 'price' | 'salePrice' | 'priceNow'>): number {
  if (priceNow === undefined) return salePrice;
  return priceNow < price ? priceNow : 0;
}

/** When the sale that holds ends, or else when the next one begins; '' where no sale has dates that are to come. */
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
