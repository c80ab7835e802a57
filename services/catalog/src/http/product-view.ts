import { uploadUrlPattern, type Pieces, type Product } from '@shop/contracts';
import { eurosFromCents } from '@shop/money';
import { ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';
import type { ShownProduct } from '../domain/product.ts';

const inOrder = (pieces: Pieces, sizes: string[]): Pieces =>
  Object.fromEntries(sizes.map((size) => [size, pieces[size] ?? 0]));

const assetOf = (url: string): string => uploadUrlPattern.exec(url)?.[1] ?? '';

/** Products as the calls answer them: the only place that shapes them. */
export async function productViews(
  { assets }: Pick<CatalogDeps, 'assets'>,
  products: ShownProduct[],
): Promise<Product[]> {
  const ids = [...new Set(products.flatMap(({ images }) => images.map(assetOf)))];
  const placeholders = await assets.placeholders(ids);
  return products.map((product) => ({
    _id: product._id,
    ...(product.slug ? { slug: product.slug } : {}),
    images: product.images,
    placeholders: product.images.map((url) => placeholders.get(assetOf(url)) ?? ''),
    imageTexts: product.images.map((_, index) => product.imageTexts[index] || product.title),
    title: product.title,
    description: product.description,
    kategoria: product.kategoria,
    kokoelmat: product.kokoelmat,
    material: product.material,
    fibres: product.fibres,
    care: product.care,
    price: eurosFromCents(product.priceCents),
    salePrice: eurosFromCents(product.salePriceCents ?? 0),
    ...(product.salePriceCents !== null && product.lowestCents
      ? { lowestPrice: eurosFromCents(product.lowestCents) }
      : {}),
    stock: product.stock,
    ...(product.pieces ? { pieces: inOrder(product.pieces, product.sizes) } : {}),
    sizes: product.sizes,
    colours: product.colours,
    state: product.state,
    createdAt: product.createdAt.toISOString(),
    version: product.version,
  }));
}

export async function productView(
  deps: Pick<CatalogDeps, 'assets'>,
  product: ShownProduct,
): Promise<Product> {
  const [view] = await productViews(deps, [product]);
  return view as Product;
}

/** Does an edit; a conflict's current record is answered in the shape of every other product. */
export async function viewOfEdit(
  deps: Pick<CatalogDeps, 'assets'>,
  edit: Promise<ShownProduct>,
): Promise<Product> {
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
