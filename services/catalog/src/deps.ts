import type { OpenDeadLetters, Relay } from '@shop/events';
import { migrate, type Logger } from '@shop/service-kit';
import type { Connection } from 'mongoose';
import type { CatalogConfig } from './config.ts';
import { openPictureFiles, type PictureFiles } from './image/picture-files.ts';
import { createProductIndex, type ProductIndex } from './search/product-index.ts';
import { createFreshness, type Freshness } from './product-cache/freshness.ts';
import { createProductCache, type ProductCache } from './product-cache/product-cache.ts';
import { openAssetStore, type AssetStore } from './store/asset-store.ts';
import { openHoldStore, type HoldStore } from './store/hold-store.ts';
import { openLedgerStore, type LedgerStore } from './store/ledger-store.ts';
import { migrations } from './store/migrations.ts';
import { openProductStore, type ProductStore } from './store/product-store.ts';

export type CatalogDeps = {
  products: ProductStore;
  holds: HoldStore;
  ledgers: LedgerStore;
  assets: AssetStore;
  files: PictureFiles;
  productCache: ProductCache;
  search: ProductIndex;
  freshness: Freshness;
  relay: Relay;
  deadLetters: OpenDeadLetters;
  config: CatalogConfig;
  logger: Logger;
  now: () => Date;
};

type Opening = {
  connection: Connection;
  deadLetters: OpenDeadLetters;
  config: CatalogConfig;
  logger: Logger;
  openRelay: (model: AssetStore['model']) => Relay;
};

/** The service's stores with their indexes made and older data brought up to date, and its memory, still empty. */
export async function openDeps({
  connection,
  deadLetters,
  config,
  logger,
  openRelay,
}: Opening): Promise<CatalogDeps> {
  await migrate(connection, migrations, logger);
  const freshness = createFreshness();
  const assets = await openAssetStore(connection);
  return {
    products: await openProductStore(connection, freshness.written),
    holds: openHoldStore(connection, freshness.written),
    ledgers: openLedgerStore(connection),
    assets,
    files: await openPictureFiles(config.UPLOADS_DIR),
    productCache: createProductCache(),
    search: createProductIndex(),
    freshness,
    relay: openRelay(assets.model),
    deadLetters,
    config,
    logger,
    now: () => new Date(),
  };
}
