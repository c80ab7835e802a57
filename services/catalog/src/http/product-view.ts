import type { Product } from '@shop/contracts';
import { unitPriceCents, type Pieces } from '@shop/shop-rules';
import { eurosFromCents } from '@shop/money';
import { ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';
import { pricedAt, reductionAhead } from '../domain/price-plan.ts';
import type { ShownProduct } from '../domain/product.ts';
import type { Reduction } from '../domain/reduction.ts';
import { findPlaceholders } from '../use-cases/find-placeholders.ts';
import { reductionAnswer } from '../use-cases/lawful-reduction.ts';

const isoOf = (moment: Date | null): string => moment?.toISOString() ?? '';

const inOrder = (pieces: Pieces, sizes: string[]): Pieces =>
  Object.fromEntries(sizes.map((size) => [size, pieces[size] ?? 0]));

export type ProductViewDeps = Pick<CatalogDeps, 'assets' | 'now'>;

export async function productViews(deps: ProductViewDeps, products: ShownProduct[]): Promise<Product[]> {
  const urls = products.flatMap(({ images, details }) => [...images, ...details]);
  const placeholderOf = await findPlaceholders(deps, urls);
  return products.map((product) => ({
    _id: product._id,
    ...(product.slug ? { slug: product.slug } : {}),
    images: product.images,
    placeholders: product.images.map(placeholderOf),
    imageTexts: product.images.map((_, index) => product.imageTexts[index] || product.title),
    imageColours: product.images.map((_, index) => product.imageColours[index] ?? ''),
    ...detailsOf(product, placeholderOf),
    title: product.title,
    description: product.description,
    kategoria: product.kategoria,
    kokoelmat: product.kokoelmat,
    material: product.material,
    fibres: product.fibres,
    care: product.care,
    price: eurosFromCents(product.priceCents),
    salePrice: eurosFromCents(product.salePriceCents ?? 0),
    saleStart: isoOf(product.saleStart),
    saleEnd: isoOf(product.saleEnd),
    ...adminPrices(product, deps.now()),
    ...reductionFields(reductionAhead(product, deps.now())),
    vatClass: product.vatClass,
    stock: product.stock,
    ...(product.pieces ? { pieces: inOrder(product.pieces, product.sizes) } : {}),
    sizes: product.sizes,
    kind: product.kind,
    ...(product.measures ? { measures: product.measures } : {}),
    dimensions: product.dimensions,
    ...(product.makersNote ? { makersNote: product.makersNote } : {}),
    ...(product.manufacturer ? { manufacturer: product.manufacturer } : {}),
    identifier: product.identifier,
    warnings: product.warnings,
    goesWith: product.goesWith,
    colours: product.colours,
    ...(product.madeToOrder ? { madeToOrder: true as const } : {}),
    ...(product.toOrder ? { toOrder: product.toOrder } : {}),
    state: product.state,
    createdAt: product.createdAt.toISOString(),
    ...(product.deletedAt ? { deletedAt: product.deletedAt.toISOString() } : {}),
    version: product.version,
  }));
}

function adminPrices(product: ShownProduct, at: Date): Pick<Product, 'campaigns' | 'priceNow'> {
  const campaigns = Object.entries(product.sales).map(([id, { from, to, cents }]) => ({
    id,
    salePrice: eurosFromCents(cents),
    saleStart: isoOf(from),
    saleEnd: isoOf(to),
  }));
  const cents = unitPriceCents(pricedAt(product, at));
  return {
    ...(campaigns.length > 0 ? { campaigns } : {}),
    ...(cents === unitPriceCents(product) ? {} : { priceNow: eurosFromCents(cents) }),
  };
}

function reductionFields(reduction: Reduction | null): Pick<Product, 'lowestPrice' | 'reduction'> {
  if (!reduction) return {};
  const answer = reductionAnswer(reduction);
  return { ...(answer.lowestPrice === null ? {} : { lowestPrice: answer.lowestPrice }), reduction: answer };
}

function detailsOf(
  { images, details, detailTexts, title }: ShownProduct,
  placeholderOf: (url: string) => string,
) {
  const shown = details.flatMap((url, index) =>
    images.includes(url) ? [] : [{ url, text: detailTexts[index] || title }],
  );
  return {
    details: shown.map(({ url }) => url),
    detailPlaceholders: shown.map(({ url }) => placeholderOf(url)),
    detailTexts: shown.map(({ text }) => text),
  };
}

export async function productView(deps: ProductViewDeps, product: ShownProduct): Promise<Product> {
  const [view] = await productViews(deps, [product]);
  return view as Product;
}

/** Answers a conflict's current record in the same shape. */
export async function viewOfEdit(deps: ProductViewDeps, edit: Promise<ShownProduct>): Promise<Product> {
  try {
    return await productView(deps, await edit);
  } catch (error) {
    if (!(error instanceof ShopError) || error.kind !== 'conflict' || !error.data) throw error;
    throw new ShopError({
      code: error.code,
      data: await productView(deps, error.data as ShownProduct),
      cause: error,
    });
  }
}
