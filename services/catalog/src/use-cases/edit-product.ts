import type { ProductEdit } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';
import type { ShownProduct, StoredProduct } from '../domain/product.ts';
import type { GuardedEdit } from '../store/product-store.ts';
import { assertKnownImages } from './assert-known-images.ts';

type EditDeps = Pick<CatalogDeps, 'products' | 'assets' | 'now'>;

const ATTEMPTS = 5;

type EditInput = {
  id: string;
  edit: ProductEdit;
  /** The maker's name, for the stock's ledger. */
  who: string;
};

/**
 * Sets the fields that an edit names; the others stay. With a version it is refused once somebody else has
 * edited; without one it is made on whatever stands there now. What the check depends on (the stock, the price a
 * sale price is compared with) is part of the write's guard.
 * @returns the product as it is then
 * @throws ShopError `product-not-found`, `stale-version` and `stock-changed` with the current record,
 *   `invalid-input`
 */
export async function editProduct(deps: EditDeps, { id, edit, who }: EditInput): Promise<ShownProduct> {
  const { version } = edit;
  if (edit.images) await assertKnownImages(deps, edit.images);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const seen = await getProduct(deps, id);
    if (version !== undefined && seen.version !== version)
      throw new ShopError({ code: 'stale-version', data: seen });
    const now = deps.now();
    if (await deps.products.edit(id, guardedEdit(seen, edit, { at: now, who }), now))
      return getProduct(deps, id);
  }
  throw new ShopError({ code: 'stock-changed', data: await getProduct(deps, id) });
}

async function getProduct({ products }: EditDeps, id: string): Promise<ShownProduct> {
  const product = await products.find(id);
  if (!product) throw new ShopError({ code: 'product-not-found' });
  return product;
}

function guardedEdit(
  seen: ShownProduct,
  { version, price, salePrice, stockReason = 'correction', stockNote = '', ...fields }: ProductEdit,
  act: { at: Date; who: string },
): GuardedEdit {
  const priceCents = price ?? seen.priceCents;
  const salePriceCents = salePrice === undefined ? seen.salePriceCents : salePrice;
  if (salePriceCents !== null && salePriceCents >= priceCents) {
    throw new ShopError({
      code: 'invalid-input',
      errors: {
        [salePrice === undefined ? 'price' : 'salePrice']: 'Alennushinnan on oltava pienempi kuin hinta.',
      },
    });
  }
  const set: Partial<StoredProduct> = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  const change = (fields.stock ?? seen.stock) - seen.stock;
  const note = stockNote === '' ? {} : { note: stockNote };
  return {
    seen: {
      priceCents: seen.priceCents,
      salePriceCents: seen.salePriceCents,
      ...(fields.stock === undefined ? {} : { stock: seen.stock }),
      ...(version === undefined ? {} : { version }),
    },
    set: { ...set, priceCents, salePriceCents },
    ...(change === 0 ? {} : { movement: { ...act, change, reason: stockReason, ...note } }),
  };
}
