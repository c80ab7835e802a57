import { forEachInParallel } from './pool.ts';
import type { ShopApi, ShopProduct } from './shop-api.ts';

export type ToReduce = { product: ShopProduct; salePrice: number };

const WIDTH = 2;

/**
 * Sets sale prices after the products exist: a lawful reduction needs an earlier price. Skips edited products; a
 * stopped run continues.
 * @returns products on sale
 */
export async function putOnSale(
  { shop, signal }: { shop: ShopApi; signal: AbortSignal },
  wanted: ToReduce[],
): Promise<ShopProduct[]> {
  const reduced: ShopProduct[] = [];
  await forEachInParallel(
    wanted,
    WIDTH,
    async ({ product: { _id, salePrice: kept, version }, salePrice }) => {
      signal.throwIfAborted();
      if (kept || version !== 1) return;
      const onSale = await shop.edit(_id, { salePrice, version });
      if (onSale) reduced.push(onSale);
    },
  );
  return reduced;
}
