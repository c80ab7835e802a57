import type { CsvCell } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';
import { productCells } from './sheet.ts';

export async function* exportProducts(
  { products }: Pick<CatalogDeps, 'products'>,
  query: Parameters<CatalogDeps['products']['stream']>[0],
): AsyncGenerator<CsvCell[]> {
  for await (const product of products.stream(query)) yield productCells(product);
}
