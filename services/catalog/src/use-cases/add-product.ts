import type { ProductInput } from '@shop/contracts';
import { newId } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';
import { sizesOf, type StoredProduct } from '../domain/product.ts';
import { historyAfter } from '../domain/price-history.ts';
import { newLedger } from '../domain/stock-ledger.ts';
import { assertKnownImages } from './assert-known-images.ts';

/**
 * Takes a new product into the catalogue.
 * @param input.who the maker's name, for the stock's ledger
 * @throws ShopError `invalid-input` for a picture that the shop does not have, `slug-taken`
 */
export async function addProduct(
  deps: Pick<CatalogDeps, 'products' | 'assets' | 'now'>,
  { input: { price, salePrice, ...input }, who }: { input: ProductInput; who: string },
): Promise<StoredProduct> {
  await assertKnownImages(deps, input.images);
  const now = deps.now();
  const priced = { priceCents: price, salePriceCents: salePrice ?? null, state: input.state ?? 'published' };
  const noPrices = { prices: [], lowestCents: null };
  const product: StoredProduct = {
    imageTexts: [],
    kokoelmat: '',
    fibres: [],
    care: [],
    colours: [],
    ...input,
    ...priced,
    ...(historyAfter(noPrices, priced, now) ?? noPrices),
    _id: newId(),
    sizes: sizesOf({ sizes: input.sizes ?? [], kategoria: input.kategoria }),
    holds: {},
    sold: {},
    soldBefore: 0,
    received: input.stock,
    ledger: newLedger({ stock: input.stock, who, at: now }),
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
    changedAt: now,
    version: 1,
  };
  await deps.products.insert(product);
  return product;
}
