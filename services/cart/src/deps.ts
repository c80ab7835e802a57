import type { AuditLog } from '@shop/audit-log';
import type { Events } from '@shop/events';
import type { Logger } from '@shop/service-kit';
import type { CatalogClient } from './clients/catalog-client.ts';
import type { CartConfig } from './config.ts';
import type { CartStore } from './store/cart-store.ts';

export type CartDeps = {
  carts: CartStore;
  catalog: CatalogClient;
  events: Events;
  auditLog: AuditLog;
  config: CartConfig;
  logger: Logger;
  now: () => Date;
};
