import { eachOf } from './pool.ts';
import type { ShopApi, ShopProduct } from './shop-api.ts';

export type ToReduce = { product: ShopProduct; salePrice: number };

/** Two at a time leave the shop free for its visitors. */
const WIDTH = 2;

/**
 * Sets sale prices in a call of their own, so that each sale begins from a price that shoppers have seen and is a lawful
 * reduction. A product that was edited since it was added stays as it is; one whose run was stopped before the second call
 * gets its sale in the next run.
 * @returns the products that are on sale now
 */
export async function putOnSale(
  { shop, signal }: { shop: ShopApi; signal: AbortSignal },
  wanted: ToReduce[],
): Promise<ShopProduct[]> {
  const reduced: ShopProduct[] = [];
  await eachOf(wanted, WIDTH, async ({ product: { _id, salePrice: kept, version }, salePrice }) => {
    signal.throwIfAborted();
    if (kept || version !== 1) return;
    const onSale = await shop.edit(_id, { salePrice, version });
    if (onSale) reduced.push(onSale);
  });
  return reduced;
}
