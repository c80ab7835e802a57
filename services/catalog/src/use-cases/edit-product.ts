import type { ProductEdit } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';
import type { ShownProduct, StoredProduct } from '../domain/product.ts';
import { historyAfter, type PriceHistory } from '../domain/price-history.ts';
import type { GuardedEdit } from '../store/product-store.ts';
import { assertKnownImages } from './assert-known-images.ts';
import { hasMoved, stockChange } from './stock-change.ts';

type EditDeps = Pick<CatalogDeps, 'products' | 'assets' | 'now'>;

const ATTEMPTS = 5;

type EditInput = {
  id: string;
  edit: ProductEdit;
  /** The maker's name, for the stock's ledger. */
  who: string;
};
type EditStep = Pick<EditInput, 'edit' | 'who'> & { seen: ShownProduct; at: Date };

/**
 * Sets the fields that an edit names; the others stay. With a version it is refused once somebody else has
 * edited; without one it is made on whatever stands there now; with a stock or pieces that were seen, once those have
 * moved. What the check depends on (the stock, the price a sale price is compared with) is part of the write's guard.
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
    if ((edit.seenStock !== undefined && seen.stock !== edit.seenStock) || hasMoved(seen, edit))
      throw new ShopError({ code: 'stock-changed', data: seen });
    const step = { seen, edit: withSaleKept(seen, edit), who, at: deps.now() };
    if (await deps.products.edit(id, guardedEdit(step, await historyOf(deps, step)), step.at))
      return getProduct(deps, id);
  }
  const code = edit.stock === undefined && !edit.pieces ? 'stale-version' : 'stock-changed';
  throw new ShopError({ code, data: await getProduct(deps, id) });
}

async function getProduct({ products }: EditDeps, id: string): Promise<ShownProduct> {
  const product = await products.find(id);
  if (!product) throw new ShopError({ code: 'product-not-found' });
  return product;
}

/** The edit without its sale price, where a lower one is to stay. */
function withSaleKept({ salePriceCents }: ShownProduct, edit: ProductEdit): ProductEdit {
  const { salePrice, ...rest } = edit;
  const isLower = salePriceCents !== null && salePrice != null && salePriceCents < salePrice;
  return edit.keepLowerSale && isLower ? rest : edit;
}

/** The prices after an edit. @throws ShopError `invalid-input` for a sale price that is none */
function pricesAfter(
  seen: ShownProduct,
  { price, salePrice }: ProductEdit,
): Pick<StoredProduct, 'priceCents' | 'salePriceCents'> {
  const priceCents = price ?? seen.priceCents;
  const salePriceCents = salePrice === undefined ? seen.salePriceCents : salePrice;
  if (salePriceCents === null || salePriceCents < priceCents) return { priceCents, salePriceCents };
  const field = salePrice === undefined ? 'price' : 'salePrice';
  throw new ShopError({
    code: 'invalid-input',
    errors: { [field]: 'Alennushinnan on oltava pienempi kuin hinta.' },
  });
}

const touchesPrice = ({ price, salePrice, state }: ProductEdit): boolean =>
  price !== undefined || salePrice !== undefined || state !== undefined;

/** The price history after an edit, or null if it shows shoppers no other price. */
async function historyOf({ products }: EditDeps, { seen, edit, at }: EditStep): Promise<PriceHistory | null> {
  if (!touchesPrice(edit)) return null;
  const history = { prices: await products.prices(seen._id), lowestCents: seen.lowestCents };
  return historyAfter(history, { ...pricesAfter(seen, edit), state: edit.state ?? seen.state }, at);
}

function guardedEdit({ seen, edit, at, who }: EditStep, history: PriceHistory | null): GuardedEdit {
  const {
    version,
    price: _price,
    salePrice: _salePrice,
    stock: _stock,
    pieces: _pieces,
    sizes: _sizes,
    stockReason: _stockReason,
    stockNote: _stockNote,
    seenStock: _seenStock,
    seenPieces: _seenPieces,
    keepLowerSale: _keepLowerSale,
    ...fields
  } = edit;
  const set: Partial<StoredProduct> = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  const { movement, ...stock } = stockChange({ ...seen, kategoria: edit.kategoria ?? seen.kategoria }, edit);
  return {
    seen: {
      state: seen.state,
      priceCents: seen.priceCents,
      salePriceCents: seen.salePriceCents,
      ...stock.seen,
      // The history was read after the product: it is its own only if nobody edits it in between.
      ...(version === undefined && !touchesPrice(edit) ? {} : { version: seen.version }),
    },
    set: { ...set, ...pricesAfter(seen, edit), ...history, ...stock.set },
    unset: stock.unset,
    ...(movement ? { movement: { at, who, ...movement } } : {}),
  };
}
