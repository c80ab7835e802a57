import type { CatalogDeps } from '../deps.ts';
import type { ShownProduct } from '../domain/product.ts';
import { productViews } from './product-view.ts';

/** A product in memory is written out once; when it or its price changes there is a new object, and a new text. */
const written = new WeakMap<ShownProduct, string>();

/** Shown products as the calls answer them, as JSON. */
export async function productsJson(
  deps: Pick<CatalogDeps, 'assets' | 'now'>,
  products: ShownProduct[],
): Promise<string[]> {
  const unwritten = products.filter((product) => !written.has(product));
  if (unwritten.length > 0) {
    const views = await productViews(deps, unwritten);
    unwritten.forEach((product, index) => written.set(product, JSON.stringify(views[index])));
  }
  return products.map((product) => written.get(product) as string);
}

/** A successful answer around data that is JSON already. */
export function successJson(data: string, more: object = {}): string {
  const rest = JSON.stringify(more).slice(1, -1);
  return `{"success":true,"data":${data}${rest && `,${rest}`}}`;
}
