import type { DemoProduct } from '../demo-product.ts';
import type { WantedPicture } from '../originals.ts';
import { eachOf } from './pool.ts';
import { pictureFields, productBody } from './product-body.ts';
import { putOnSale, type ToReduce } from './put-on-sale.ts';
import type { Progress } from './progress.ts';
import type { SeedState } from './seed-state.ts';
import type { ShopApi, ShopProduct } from './shop-api.ts';

export type SeedDeps = { shop: ShopApi; state: SeedState; progress: Progress; signal: AbortSignal };
export type CatalogueEntry = { product: DemoProduct; pictures: WantedPicture[] };
export type Seeded = { added: number; updated: number; kept: number };

/** Two at a time: one picture is read while another one travels, and the shop stays free for its visitors. */
const WIDTH = 2;

/**
 * Brings the demo products into the shop: first every product with its first picture, so that the shop is usable
 * early, then the other pictures. What is there stays; a picture that has a new source replaces the seed's own older
 * one. A product that the maker removed or whose pictures she changed is left as she wants it.
 * @param entries in the order in which the shop shall list them, newest first
 * @param part `first` leaves the other pictures to a later run
 */
export async function seedCatalogue(
  deps: SeedDeps,
  { entries, part }: { entries: CatalogueEntry[]; part: 'first' | 'all' },
): Promise<Seeded> {
  const there = await findSeeded(deps);
  const done: Seeded = { added: 0, updated: 0, kept: 0 };
  const missing = entries.filter(({ product }) => !there.has(product.slug) && !wasRemoved(deps, product));
  const firstUploads = missing.length;
  await eachOf(missing.toReversed(), WIDTH, async (entry) => {
    deps.signal.throwIfAborted();
    const product = await addWithFirstPicture(deps, entry);
    if (product) there.set(entry.product.slug, product);
    done.added += product ? 1 : 0;
    deps.progress.show(`Demo products: ${done.added} of ${firstUploads} added`);
  });
  for (const product of await putOnSale(deps, salesAmong(entries, there)))
    if (product.slug) there.set(product.slug, product);
  if (part === 'first') return { ...done, kept: there.size - done.added };

  const present = entries.filter(({ product }) => there.has(product.slug));
  let looked = 0;
  await eachOf(present, WIDTH, async (entry) => {
    deps.signal.throwIfAborted();
    const changed = await completePictures(deps, entry, there.get(entry.product.slug) as ShopProduct);
    done.updated += changed ? 1 : 0;
    looked += 1;
    deps.progress.show(`Demo pictures: ${looked} of ${present.length} products complete`);
  });
  await deps.state.save();
  return { ...done, kept: present.length - done.added };
}

/** The demo's sales of the products that the shop has. */
const salesAmong = (entries: CatalogueEntry[], there: Map<string, ShopProduct>): ToReduce[] =>
  entries.flatMap(({ product: { slug, salePrice } }) => {
    const product = there.get(slug);
    return product && salePrice !== undefined ? [{ product, salePrice }] : [];
  });

/** The shop's products by slug. Notes that name none of them were made for another database. */
async function findSeeded({ shop, state }: SeedDeps): Promise<Map<string, ShopProduct>> {
  const products = await shop.products();
  const ids = new Set(products.map(({ _id }) => _id));
  if (!state.productIDs().some((id) => ids.has(id))) state.forgetAll();
  return new Map(products.flatMap((product) => (product.slug ? [[product.slug, product]] : [])));
}

/** Noted as added, yet not in the shop: the maker has taken it out. */
const wasRemoved = ({ state }: SeedDeps, { slug }: DemoProduct): boolean =>
  state.of(slug).productID !== undefined;

/** Gives null when the slug belongs to a product that is no longer shown. */
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

/** Whether it changed the product. Somebody may edit the product meanwhile; then it looks again. */
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

/** The URLs of pictures; those that were not uploaded yet go in one call, and are noted at once. */
async function uploaded(
  { shop, state }: Pick<SeedDeps, 'shop' | 'state'>,
  slug: string,
  pictures: WantedPicture[],
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
