import type { ProductLookupInput, ProductSnapshot } from '@shop/contracts';
import type { CatalogDeps } from '../deps.ts';
import { findPlaceholders } from './find-placeholders.ts';

export async function lookupProducts(
  deps: Pick<CatalogDeps, 'products' | 'assets' | 'now'>,
  input: ProductLookupInput,
): Promise<ProductSnapshot[]> {
  const found = await deps.products.lookup(input, deps.now());
  const placeholderOf = await findPlaceholders(
    deps,
    found.flatMap(({ images }) => images.slice(0, 1)),
  );
  return found.map((product) => ({ ...product, placeholder: placeholderOf(product.images[0]) }));
}
