import type { ProductInput } from '@shop/contracts';
import { newId } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';
import { nameOf, type Admin } from '../domain/admin.ts';
import { sizesOf, type StoredProduct } from '../domain/product.ts';
import { planPrices } from '../domain/price-plan.ts';
import { newLedger } from '../domain/stock-ledger.ts';
import { assertGoesWith } from './assert-goes-with.ts';
import { assertKnownImages } from './assert-known-images.ts';
import { assertNoSaleYet } from './lawful-reduction.ts';
import { productChanges } from './product-changes.ts';
import { assertPiecesMatchSizes } from './stock-change.ts';

/**
 * @throws `invalid-input` for an unknown picture or matching product, or pieces of other sizes; `slug-taken`
 */
export async function addProduct(
  deps: Pick<CatalogDeps, 'products' | 'assets' | 'auditLog' | 'now'>,
  {
    input: { price, salePrice, saleStart, saleEnd, pieces, ...input },
    admin,
    id = newId(),
  }: { input: ProductInput; admin: Admin; id?: string },
): Promise<StoredProduct> {
  await assertKnownImages(deps, input);
  await assertGoesWith(deps, { id, goesWith: input.goesWith });
  const now = deps.now();
  const priced = {
    priceCents: price,
    salePriceCents: salePrice ?? null,
    saleStart: saleStart ?? null,
    saleEnd: saleEnd ?? null,
    state: input.state ?? ('published' as const),
  };
  const { history, plan } = planPrices({ prices: [], lowestCents: null }, priced, now);
  const product: StoredProduct = {
    imageTexts: [],
    imageColours: [],
    details: [],
    detailTexts: [],
    vatClass: 'general',
    kind: '',
    measures: null,
    dimensions: '',
    makersNote: null,
    goesWith: [],
    manufacturer: null,
    identifier: '',
    warnings: '',
    kokoelmat: '',
    fibres: [],
    care: [],
    colours: [],
    ...input,
    ...priced,
    ...history,
    plan,
    sales: {},
    ...stockOf({ ...input, pieces }),
    _id: id,
    holds: {},
    freed: {},
    returned: {},
    sold: {},
    soldBefore: 0,
    received: input.stock,
    ledger: newLedger({ stock: input.stock, pieces: pieces ?? undefined, who: nameOf(admin), at: now }),
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
    changedAt: now,
    version: 1,
  };
  return deps.auditLog.during({ kind: 'product-added', by: admin.id, about: product._id }, async (note) => {
    await deps.products.insert(product);
    note({ changes: productChanges(null, product) });
    return product;
  });
}

/**
 * Validates a new product of an import without adding it.
 * @throws `invalid-input`
 */
export async function assertNew(
  deps: Pick<CatalogDeps, 'assets' | 'products'>,
  input: ProductInput,
): Promise<void> {
  await assertKnownImages(deps, input);
  await assertGoesWith(deps, { goesWith: input.goesWith });
  assertNoSaleYet(input);
  stockOf(input);
}

type SentStock = Pick<ProductInput, 'sizes' | 'kategoria' | 'stock' | 'pieces'>;

function stockOf({ sizes: sent = [], kategoria, stock, pieces }: SentStock) {
  const sizes = sizesOf({ sizes: sent, kategoria });
  if (pieces) assertPiecesMatchSizes(pieces, sizes);
  return { sizes, stock, ...(pieces ? { pieces } : {}) };
}
