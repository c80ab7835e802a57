import type { AuditLog } from '@shop/audit-log';
import type { Logger } from '@shop/service-kit';
import type { CartClient } from '../clients/cart-client.ts';
import type { CatalogClient } from '../clients/catalog-client.ts';
import type { DiscountStore } from './discount-store.ts';
import type { OrderStore } from '../store/order-store.ts';

export type DiscountDeps = {
  discounts: DiscountStore;
  cart: Pick<CartClient, 'get'>;
  catalog: Pick<CatalogClient, 'lookup'>;
  orders: Pick<OrderStore, 'findAll'>;
  auditLog: Pick<AuditLog, 'during'>;
  logger: Logger;
  now: () => Date;
};
