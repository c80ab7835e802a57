import type { ProductLookupInput, ProductSnapshot } from '@shop/contracts';
import type { Workshop } from '@shop/shop-rules';
import type { CatalogDeps } from '../deps.ts';
import { allWithOwn } from '../domain/own-holds.ts';
import { findPlaceholders } from './find-placeholders.ts';
import { workshopState } from './workshop-state.ts';

export async function lookupProducts(
  deps: Pick<CatalogDeps, 'products' | 'holds' | 'assets' | 'now'>,
  input: ProductLookupInput,
  workshop: Workshop,
): Promise<ProductSnapshot[]> {
  const looked = await deps.products.lookup(input);
  const found = await allWithOwn(looked, deps.now(), () => workshopState(deps, workshop));
  const placeholderOf = await findPlaceholders(
    deps,
    found.flatMap(({ images }) => images.slice(0, 1)),
  );
  return found.map((product) => ({ ...product, placeholder: placeholderOf(product.images[0]) }));
}
