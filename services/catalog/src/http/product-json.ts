import type { CatalogDeps } from '../deps.ts';
import type { ShownProduct } from '../domain/product.ts';
import { productViews } from './product-view.ts';

/** Caches by object identity: the product cache makes a new object for every change. */
const written = new WeakMap<ShownProduct, string>();

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

export function successJson(data: string, more: object = {}): string {
  const rest = JSON.stringify(more).slice(1, -1);
  return `{"success":true,"data":${data}${rest && `,${rest}`}}`;
}
