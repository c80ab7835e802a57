import type { Events } from '@shop/events';
import type { Logger } from '@shop/service-kit';
import type { CatalogConfig } from './config.ts';
import type { PictureFiles } from './image/picture-files.ts';
import type { ProductIndex } from './search/product-index.ts';
import type { Freshness } from './product-cache/freshness.ts';
import type { ProductCache } from './product-cache/product-cache.ts';
import type { AssetStore } from './store/asset-store.ts';
import type { HoldStore } from './store/hold-store.ts';
import type { LedgerStore } from './store/ledger-store.ts';
import type { ReturnStore } from './store/return-store.ts';
import type { ProductStore } from './store/product-store.ts';

export type CatalogDeps = {
  products: ProductStore;
  holds: HoldStore;
  returns: ReturnStore;
  ledgers: LedgerStore;
  assets: AssetStore;
  files: PictureFiles;
  productCache: ProductCache;
  search: ProductIndex;
  freshness: Freshness;
  events: Events;
  config: CatalogConfig;
  logger: Logger;
  now: () => Date;
};
