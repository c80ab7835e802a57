import { pickForHome } from '@shop/shop-rules/pick-for-home';
import type { DemoProduct } from '../demo-product.ts';
import type { PictureSource } from '../originals.ts';
import { forEachInParallel } from './pool.ts';
import { pictureFields, productBody } from './product-body.ts';
import { putOnSale, type ToReduce } from './put-on-sale.ts';
import type { Progress } from './progress.ts';
import type { SeedState } from './seed-state.ts';
import type { ShopApi, ShopProduct } from './shop-api.ts';

export type SeedDeps = { shop: ShopApi; state: SeedState; progress: Progress; signal: AbortSignal };
export type CatalogueEntry = { product: DemoProduct; pictures: PictureSource[] };
export type Seeded = { added: number; updated: number; kept: number };

const WIDTH = 2;

/**
 * Adds products, first pictures first, as home and listing show them; keeps an admin's removals, edits and pictures.
 * @param entries newest first
 * @param part `first` skips other pictures
 */
export async function seedCatalogue(
  deps: SeedDeps,
  { entries, part }: { entries: CatalogueEntry[]; part: 'first' | 'all' },
): Promise<Seeded> {
  const there = await findSeeded(deps);
  const done: Seeded = { added: 0, updated: 0, kept: 0 };
  const missing = entries.filter(({ product }) => !there.has(product.slug) && !wasRemoved(deps, product));
  const firstUploads = missing.length;
  for (const { product, pictures } of asShown(missing)) {
    deps.signal.throwIfAborted();
    await uploaded(deps, product.slug, pictures.slice(0, 1));
  }
  await forEachInParallel(missing.toReversed(), WIDTH, async (entry) => {
    deps.signal.throwIfAborted();
    const product = await addWithFirstPicture(deps, entry);
    if (product) there.set(entry.product.slug, product);
    done.added += product ? 1 : 0;
    deps.progress.show(`Demo products: ${done.added} of ${firstUploads} added`);
  });
  for (const product of await putOnSale(deps, salesAmong(entries, there)))
    if (product.slug) there.set(product.slug, product);
  if (part === 'first') return { ...done, kept: there.size - done.added };

  const present = asShown(entries.filter(({ product }) => there.has(product.slug)));
  let checkedCount = 0;
  await forEachInParallel(present, WIDTH, async (entry) => {
    deps.signal.throwIfAborted();
    const changed = await completePictures(deps, entry, there.get(entry.product.slug) as ShopProduct);
    done.updated += changed ? 1 : 0;
    checkedCount += 1;
    deps.progress.show(`Demo pictures: ${checkedCount} of ${present.length} products complete`);
  });
  await deps.state.save();
  return { ...done, kept: present.length - done.added };
}

function asShown(entries: CatalogueEntry[]): CatalogueEntry[] {
  const { newest, reduced } = pickForHome(entries.map(({ product }) => product));
  const onHome = [...newest, ...reduced];
  const rank = ({ product }: CatalogueEntry): number =>
    onHome.includes(product) ? onHome.indexOf(product) : onHome.length;
  return entries.toSorted((a, b) => rank(a) - rank(b));
}

const salesAmong = (entries: CatalogueEntry[], there: Map<string, ShopProduct>): ToReduce[] =>
  entries.flatMap(({ product: { slug, salePrice } }) => {
    const product = there.get(slug);
    return product && salePrice !== undefined ? [{ product, salePrice }] : [];
  });

/** Notes that match no product belong to another database. */
async function findSeeded({ shop, state }: SeedDeps): Promise<Map<string, ShopProduct>> {
  const products = await shop.products();
  const ids = new Set(products.map(({ _id }) => _id));
  if (!state.productIDs().some((id) => ids.has(id))) state.forgetAll();
  return new Map(products.flatMap((product) => (product.slug ? [[product.slug, product]] : [])));
}

/** Noted as added but missing: removed by an admin. */
const wasRemoved = ({ state }: SeedDeps, { slug }: DemoProduct): boolean =>
  state.of(slug).productID !== undefined;

/** Null if the slug belongs to a hidden product. */
async function addWithFirstPicture(
  { shop, state }: SeedDeps,
  { product, pictures }: CatalogueEntry,
): Promise<ShopProduct | null> {
  const first = pictures.slice(0, 1);
  const images = await uploaded({ shop, state }, product.slug, first);
  const added = await shop.add(productBody(product, images, first));
  const found = added ?? (await shop.products()).find(({ slug }) => slug === product.slug) ?? null;
  if (!found) return null;
  state.of(product.slug).productID = found._id;
  await state.save();
  return found;
}

/** Retries when someone else edits the product meanwhile. */
async function completePictures(
  { shop, state }: SeedDeps,
  { product: { slug }, pictures }: CatalogueEntry,
  there: ShopProduct,
): Promise<boolean> {
  const own = new Set(Object.values(state.of(slug).uploads));
  const isOwn = (product: ShopProduct) => picturesIn(product).every((url) => own.has(url));
  if (isOwn(there)) state.of(slug).productID = there._id;
  let seen: ShopProduct | undefined = there;
  while (seen && isOwn(seen)) {
    const wanted = pictureFields(await uploaded({ shop, state }, slug, pictures), pictures);
    if (picturesIn(wanted).join() === picturesIn(seen).join()) return false;
    if (await shop.edit(seen._id, { ...wanted, version: seen.version })) return true;
    seen = (await shop.products()).find(({ _id }) => _id === there._id);
  }
  return false;
}

const picturesIn = ({ images, details }: Pick<ShopProduct, 'images' | 'details'>): string[] => [
  ...images,
  ...details,
];

/** Uploads new pictures in one call and notes them at once. */
async function uploaded(
  { shop, state }: Pick<SeedDeps, 'shop' | 'state'>,
  slug: string,
  pictures: PictureSource[],
): Promise<string[]> {
  const { uploads } = state.of(slug);
  const missing = pictures.filter(({ source }) => uploads[source] === undefined);
  if (missing.length > 0) {
    const urls = await shop.upload(missing);
    for (const [index, { source }] of missing.entries()) uploads[source] = urls[index] as string;
    await state.save();
  }
  return pictures.map(({ source }) => uploads[source] as string);
}
