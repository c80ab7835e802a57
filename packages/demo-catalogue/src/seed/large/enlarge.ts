import { addOrders } from '../orders/add-orders.ts';
import { longHistory } from '../orders/past-order.ts';
import { forEachInParallel } from '../pool.ts';
import type { Progress } from '../progress.ts';
import { putOnSale } from '../put-on-sale.ts';
import { SeedError } from '../seed-error.ts';
import type { ShopApi, ShopProduct } from '../shop-api.ts';
import { productCopy } from './product-copy.ts';

type EnlargeDeps = { shop: ShopApi; progress: Progress; signal: AbortSignal };
export type Size = { products: number; orders: number };

export const largeSize: Size = { products: 5_000, orders: 20_000 };

const PARALLEL_PRODUCTS = 6;

/**
 * Adds copies of the products and past orders; a repeated run continues.
 * @returns how many were added
 * @throws SeedError without products
 */
export async function enlarge(deps: EnlargeDeps, size: Size, now: Date): Promise<Size> {
  const products = await addCopies(deps, size.products);
  const orders = { count: size.orders, kind: longHistory, products: products.all, now };
  return { products: products.added, orders: await addOrders(deps, orders) };
}

async function addCopies(
  { shop, progress, signal }: EnlargeDeps,
  wanted: number,
): Promise<{ added: number; all: ShopProduct[] }> {
  const all = await shop.products();
  const samples = all.filter(({ slug }) => !slug?.startsWith('copy-'));
  if (samples.length === 0)
    throw new SeedError('There are no products to copy: seed the demo catalogue first.');
  const bySlug = new Map(all.map((product) => [product.slug, product]));
  const copies = Array.from({ length: Math.max(0, wanted - samples.length) }, (_, index) => {
    const sample = samples[index % samples.length] as ShopProduct;
    return { sample, copy: productCopy(sample, index) };
  });
  const missing = copies.filter(({ copy }) => !bySlug.has(copy.slug));
  let added = 0;
  await forEachInParallel(missing, PARALLEL_PRODUCTS, async ({ copy }) => {
    signal.throwIfAborted();
    const product = await shop.add(copy);
    if (!product) return;
    all.push(product);
    bySlug.set(copy.slug, product);
    added += 1;
    progress.show(`Large shop: ${added} of ${missing.length} products added`);
  });
  const toReduce = copies.flatMap(({ sample: { salePrice }, copy }) => {
    const product = bySlug.get(copy.slug);
    return product && salePrice ? [{ product, salePrice }] : [];
  });
  const reduced = await putOnSale({ shop, signal }, toReduce);
  const byId = new Map(reduced.map((product) => [product._id, product]));
  return { added, all: all.map((product) => byId.get(product._id) ?? product) };
}
