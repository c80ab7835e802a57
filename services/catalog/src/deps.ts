import type { Carrier } from '@shop/shop-rules';
import type { Events } from '@shop/events';
import type { Logger } from '@shop/service-kit';
import type { CatalogConfig } from './config.ts';
import type { PictureFiles } from './images/picture-files.ts';
import type { ProductIndex } from './search/index.ts';
import type { Freshness } from './product-cache/freshness.ts';
import type { ProductCache } from './product-cache/product-cache.ts';
import type { GuaranteeNoticeStore } from './guarantee-notice/index.ts';
import type { SettingsCache } from './settings/settings-cache.ts';
import type { AssetStore } from './images/asset-store.ts';
import type { HoldStore } from './store/hold-store.ts';
import type { LegalStore } from './legal-texts/legal-store.ts';
import type { LedgerStore } from './store/ledger-store.ts';
import type { SearchWordStore } from './search/search-word-store.ts';
import type { ReturnStore } from './store/return-store.ts';
import type { ProductStore } from './store/product-store.ts';
import type { SettingsStore } from './settings/settings-store.ts';
import type { WishStore } from './restock-requests/restock-request-store.ts';

export type CatalogDeps = {
  products: ProductStore;
  holds: HoldStore;
  returns: ReturnStore;
  ledgers: LedgerStore;
  assets: AssetStore;
  settings: SettingsStore;
  legal: LegalStore;
  guaranteeNotice: GuaranteeNoticeStore;
  settingsCache: SettingsCache;
  /** Of whose pick-up points the shop has a list. */
  pickUpCarriers: Carrier[];
  files: PictureFiles;
  productCache: ProductCache;
  search: ProductIndex;
  searchWords: SearchWordStore;
  wishes: WishStore;
  /** Of the maker's synonyms in the index. */
  synonymFreshness: Freshness;
  freshness: Freshness;
  events: Events;
  config: CatalogConfig;
  logger: Logger;
  now: () => Date;
};
