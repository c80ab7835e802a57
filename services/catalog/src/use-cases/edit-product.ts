import { publishableSchema, type Change, type ProductEdit } from '@shop/contracts';
import { eurosFromCents } from '@shop/money';
import { newEvent, productRestocked } from '@shop/events';
import { parseInput, ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';
import { nameOf, type Admin } from '../domain/admin.ts';
import type { ShownProduct, StoredProduct } from '../domain/product.ts';
import { planPrices } from '../domain/price-plan.ts';
import { restockOf } from '../domain/restock.ts';
import type { GuardedEdit } from '../store/product-store.ts';
import { getProduct } from './admin-products.ts';
import { assertGoesWith } from './assert-goes-with.ts';
import { assertKnownImages } from './assert-known-images.ts';
import { assertLawful, pricedEdit } from './lawful-reduction.ts';
import { touchesPrice, withSaleKept } from './price-change.ts';
import { productChanges } from './product-changes.ts';
import { hasMoved, stockChange } from './stock-change.ts';

type EditDeps = Pick<CatalogDeps, 'products' | 'assets' | 'events' | 'auditLog' | 'now'>;
type Note = (done: { changes: Change[] }) => void;

const ATTEMPTS = 5;

type EditInput = {
  id: string;
  edit: ProductEdit;
  admin: Admin;
};
type EditStep = Pick<EditInput, 'edit' | 'admin'> & { seen: ShownProduct; at: Date };

/**
 * The guard covers all that its checks depend on.
 * @throws `product-not-found`, `invalid-input`; `stale-version`, `stock-changed` with the current product
 */
export function editProduct(deps: EditDeps, input: EditInput): Promise<ShownProduct> {
  const doing = { kind: 'product-edited', by: input.admin.id, about: input.id } as const;
  return deps.auditLog.during(doing, (note) => tryEdit(deps, input, note));
}

export async function assertEdit(
  deps: Pick<CatalogDeps, 'products' | 'assets' | 'now'>,
  { seen, edit }: Pick<EditStep, 'seen' | 'edit'>,
): Promise<void> {
  await assertKnownImages(deps, edit);
  await assertGoesWith(deps, { id: seen._id, goesWith: edit.goesWith, before: seen.goesWith });
  if (touchesPrice(edit)) assertLawful(await pricedEdit(deps, { seen, edit, at: deps.now() }));
  stockChange({ ...seen, kategoria: edit.kategoria ?? seen.kategoria }, edit);
  assertComplete(seen, edit);
}

/** @throws `invalid-input` for each field that publishing a draft still needs */
function assertComplete(seen: ShownProduct, edit: ProductEdit): void {
  if (seen.state === 'published' || edit.state !== 'published') return;
  const price = eurosFromCents(edit.price ?? seen.priceCents);
  parseInput(publishableSchema, { ...seen, ...sentFields(edit), price });
}

async function tryEdit(deps: EditDeps, { id, edit, admin }: EditInput, note: Note): Promise<ShownProduct> {
  const { version } = edit;
  await assertKnownImages(deps, edit);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const seen = await getProduct(deps, id);
    if (version !== undefined && seen.version !== version)
      throw new ShopError({ code: 'stale-version', data: seen });
    if ((edit.seenStock !== undefined && seen.stock !== edit.seenStock) || hasMoved(seen, edit))
      throw new ShopError({ code: 'stock-changed', data: seen });
    await assertGoesWith(deps, { id, goesWith: edit.goesWith, before: seen.goesWith });
    assertComplete(seen, edit);
    const at = deps.now();
    const step = { seen, edit: withSaleKept(seen, edit, at), admin, at };
    const guarded = guardedEdit(step, await pricesOf(deps, step));
    if (!(await deps.products.edit(id, guarded, step.at))) continue;
    if (guarded.event) deps.events.relay.send(guarded.event);
    const product = await getProduct(deps, id);
    note({ changes: changesOf(seen, product, guarded) });
    return product;
  }
  const code = edit.stock === undefined && !edit.pieces ? 'stale-version' : 'stock-changed';
  throw new ShopError({ code, data: await getProduct(deps, id) });
}

/** Of the fields that were written alone: orders may have changed the others meanwhile. */
function changesOf(seen: ShownProduct, after: ShownProduct, { set, unset, movement }: GuardedEdit): Change[] {
  const stock = seen.stock + (movement?.change ?? 0);
  return productChanges(seen, { ...after, stock }, [...Object.keys(set), ...unset, 'stock']);
}

/** Empty for an edit of no price. */
async function pricesOf(deps: EditDeps, step: EditStep): Promise<Partial<StoredProduct>> {
  if (!touchesPrice(step.edit)) return {};
  const priced = await pricedEdit(deps, step);
  assertLawful(priced);
  const { history, plan } = planPrices(priced.history, priced.offer, step.at);
  const { state: _state, ...prices } = priced.offer;
  return { ...prices, ...history, plan };
}

function guardedEdit({ seen, edit, at, admin }: EditStep, prices: Partial<StoredProduct>): GuardedEdit {
  const {
    version,
    price: _price,
    salePrice: _salePrice,
    saleStart: _saleStart,
    saleEnd: _saleEnd,
    campaigns: _campaigns,
    stock: _stock,
    pieces: _pieces,
    sizes: _sizes,
    stockReason: _stockReason,
    stockNote: _stockNote,
    seenStock: _seenStock,
    seenPieces: _seenPieces,
    keepLowerSale: _keepLowerSale,
    lawfulOnly: _lawfulOnly,
    ...fields
  } = edit;
  const set: Partial<StoredProduct> = sentFields(fields);
  const { movement, ...stock } = stockChange({ ...seen, kategoria: edit.kategoria ?? seen.kategoria }, edit);
  const after = { state: edit.state ?? seen.state, stock: seen.stock + (movement?.change ?? 0) };
  const restock = restockOf({ before: seen, after, movement });
  return {
    seen: {
      state: seen.state,
      priceCents: seen.priceCents,
      salePriceCents: seen.salePriceCents,
      ...stock.seen,
      // A product that goes on sale without pieces is no news only while no others come in.
      ...(seen.state !== 'published' && after.state === 'published' && !restock ? { stock: seen.stock } : {}),
      // The history was read after the product, so an edit in between must be detected.
      ...(version === undefined && !touchesPrice(edit) ? {} : { version: seen.version }),
    },
    present: stock.present,
    set: { ...set, ...prices, ...stock.set },
    unset: stock.unset,
    ...(movement ? { movement: { at, who: nameOf(admin), ...movement } } : {}),
    ...(restock ? { event: newEvent(productRestocked, { productID: seen._id, ...restock }) } : {}),
  };
}

const sentFields = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
