import type { AuditLog } from '@shop/audit-log';
import { createFreshness, type Freshness, type Logger } from '@shop/service-kit';
import type { Connection } from 'mongoose';
import type { ProductsJsonDeps } from '../http/product-json.ts';
import type { ProductViewDeps } from '../http/product-view.ts';
import type { ProductCacheDeps } from '../use-cases/refresh-product-cache.ts';
import { createProductIndex, type ProductIndex } from './product-index.ts';
import { openSearchWordStore, type SearchWordStore } from './search-word-store.ts';

type OpenedSearch = {
  search: ProductIndex;
  searchWords: SearchWordStore;
  synonymFreshness: Freshness;
};

export type SearchDeps = OpenedSearch &
  ProductCacheDeps &
  ProductsJsonDeps &
  ProductViewDeps & { auditLog: AuditLog; logger: Logger };

export async function openSearch(connection: Connection): Promise<OpenedSearch> {
  const synonymFreshness = createFreshness();
  return {
    search: createProductIndex(),
    searchWords: await openSearchWordStore(connection, synonymFreshness.written),
    synonymFreshness,
  };
}
