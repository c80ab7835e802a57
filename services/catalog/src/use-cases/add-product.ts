import type { ProductInput } from '@shop/contracts';
import { newId } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';
import { sizesOf, type StoredProduct } from '../domain/product.ts';
import { historyAfter } from '../domain/price-history.ts';
import { newLedger } from '../domain/stock-ledger.ts';
import { assertKnownImages } from './assert-known-images.ts';
import { assertOfSizes } from './stock-change.ts';

/**
 * Takes a new product into the catalogue.
 * @param input.who the maker's name, for the stock's ledger
 * @throws ShopError `invalid-input` for a picture that the shop does not have or pieces of other sizes than its own,
 *   `slug-taken`
 */
export async function addProduct(
  deps: Pick<CatalogDeps, 'products' | 'assets' | 'now'>,
  { input: { price, salePrice, pieces, ...input }, who }: { input: ProductInput; who: string },
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
    ...stockOf({ ...input, pieces }),
    _id: newId(),
    holds: {},
    sold: {},
    soldBefore: 0,
    received: input.stock,
    ledger: newLedger({ stock: input.stock, pieces: pieces ?? undefined, who, at: now }),
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
    changedAt: now,
    version: 1,
  };
  await deps.products.insert(product);
  return product;
}

type SentStock = Pick<ProductInput, 'sizes' | 'kategoria' | 'stock' | 'pieces'>;

function stockOf({ sizes: sent = [], kategoria, stock, pieces }: SentStock) {
  const sizes = sizesOf({ sizes: sent, kategoria });
  if (pieces) assertOfSizes(pieces, sizes);
  return { sizes, stock, ...(pieces ? { pieces } : {}) };
}
