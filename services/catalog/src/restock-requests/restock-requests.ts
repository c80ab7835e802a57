import type { DueWish, OwnWish, WishOwner } from '@shop/contracts';
import { stockOfSize } from '@shop/shop-rules';
import { ShopError } from '@shop/service-kit';
import { offeredProduct } from '../domain/offered-product.ts';
import { findPublished } from '../use-cases/find-published.ts';
import { findProduct } from '../use-cases/list-products.ts';
import type { RestockRequestStore } from './restock-request-store.ts';
import type { ProductCacheDeps } from '../use-cases/refresh-product-cache.ts';

/** Per address, which also bounds abuse of another person's. */
const MAX_REQUESTS = 20;
/** Emails per question. */
const BATCH_SIZE = 100;

export type RestockDeps = ProductCacheDeps & { restockRequests: RestockRequestStore };
type Asking = { productID: string; size: string; email: string; userID: string | null };

/**
 * Requests one email when a product or size is back in stock.
 * @throws `product-not-found`, `product-in-stock`, `too-many-wishes`
 */
export async function askForRestock(deps: RestockDeps, asking: Asking): Promise<void> {
  const { productID, size, email } = asking;
  const product = await findProduct(deps, productID);
  if (!product || (size !== '' && !product.sizes.includes(size)))
    throw new ShopError({ code: 'product-not-found' });
  if (stockOfSize(product, size) > 0) throw new ShopError({ code: 'product-in-stock' });
  if ((await deps.restockRequests.countOf(email)) >= MAX_REQUESTS)
    throw new ShopError({ code: 'too-many-wishes' });
  const round = await deps.restockRequests.ask(asking, deps.now());
  const since = round && (await findPublished(deps, productID));
  if (!since || stockOfSize(since, size) === 0) return;
  // It was restocked in between; the due requests were fetched without this one.
  await deps.restockRequests.takeBack(round);
  throw new ShopError({ code: 'product-in-stock' });
}

/** Waiting requests that stock can now satisfy, with the email's content; sold-out ones wait on. */
export async function findDueRequests(
  deps: Pick<RestockDeps, 'restockRequests' | 'products' | 'now'>,
  { productID, sizes }: { productID: string; sizes: string[] | null },
): Promise<DueWish[]> {
  // The event may arrive before the product cache shows the write.
  const product = await findPublished(deps, productID);
  if (!product) return [];
  const had = [...product.sizes, ''].filter((size) => stockOfSize(product, size) > 0);
  const matching = sizes ? had.filter((size) => size === '' || sizes.includes(size)) : had;
  if (matching.length === 0) return [];
  const waiting = await deps.restockRequests.waitingFor(productID, matching, BATCH_SIZE);
  return waiting.map(({ _id, round, email, size, askedAt }) => ({
    id: _id,
    round,
    email,
    size,
    askedAt: askedAt.toISOString(),
    product: offeredProduct(product, deps.now()),
  }));
}

export async function listOwnRequests(
  { restockRequests, products }: Pick<RestockDeps, 'restockRequests' | 'products'>,
  owner: WishOwner,
): Promise<OwnWish[]> {
  const own = await restockRequests.listOf(owner);
  const found = await products.findAny([...new Set(own.map(({ productID }) => productID))]);
  const titles = new Map(found.map(({ _id, title }) => [_id, title]));
  return own.map(({ productID, size, email, askedAt }) => ({
    product: titles.get(productID) ?? productID,
    size,
    email,
    askedAt: askedAt.toISOString(),
  }));
}

export const markNotified = (
  { restockRequests, now }: Pick<RestockDeps, 'restockRequests' | 'now'>,
  notified: { id: string; round: string }[],
): Promise<void> => restockRequests.markNotified(notified, now());

export const forgetRequests = (
  { restockRequests }: Pick<RestockDeps, 'restockRequests'>,
  owner: WishOwner,
): Promise<void> => restockRequests.forget(owner);
