import type { ProductLookupInput, ProductSnapshot } from '@shop/contracts';
import type { Workshop } from '@shop/shop-rules';
import type { CatalogDeps } from '../deps.ts';
import { findPlaceholders } from './find-placeholders.ts';
import { workshopState } from './workshop-state.ts';

export async function lookupProducts(
  deps: Pick<CatalogDeps, 'products' | 'holds' | 'assets' | 'now'>,
  input: ProductLookupInput,
  workshop: Workshop,
): Promise<ProductSnapshot[]> {
  const found = await deps.products.lookup(input, deps.now(), await workshopState(deps, workshop));
  const placeholderOf = await findPlaceholders(
    deps,
    found.flatMap(({ images }) => images.slice(0, 1)),
  );
  return found.map((product) => ({ ...product, placeholder: placeholderOf(product.images[0]) }));
}
