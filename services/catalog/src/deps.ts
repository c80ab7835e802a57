import type { AuditLog } from '@shop/audit-log';
import type { Events } from '@shop/events';
import type { Freshness, Logger } from '@shop/service-kit';
import type { CatalogConfig } from './config.ts';
import type { ShownProduct } from './domain/product.ts';
import type { ProductCache } from './product-cache/product-cache.ts';
import type { HoldStore } from './store/hold-store.ts';
import type { LedgerStore } from './store/ledger-store.ts';
import type { ProductStore } from './store/product-store.ts';
import type { ReturnStore } from './store/return-store.ts';

export type CatalogDeps = {
  products: ProductStore;
  holds: HoldStore;
  returns: ReturnStore;
  ledgers: LedgerStore;
  productCache: ProductCache;
  freshness: Freshness;
  assets: {
    count: (ids: string[]) => Promise<number>;
    placeholders: (ids: string[]) => Promise<Map<string, string>>;
  };
  search: { put: (product: ShownProduct) => void };
  restockRequests: { countByProduct: (productIDs: string[]) => Promise<Map<string, number>> };
  events: Events;
  auditLog: AuditLog;
  config: CatalogConfig;
  logger: Logger;
  now: () => Date;
};
