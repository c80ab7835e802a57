import { MAX_IMPORT_BYTES } from '@shop/shop-rules';

export const serviceNames = ['account', 'catalog', 'cart', 'order', 'payment', 'email'] as const;
export type ServiceName = (typeof serviceNames)[number];

export type Route = {
  prefix: string;
  service: ServiceName;
  session: boolean;
  /** The service counts failures by address and device. */
  origin?: boolean;
  /** Longest file in bytes; its answer may take longer. */
  fileBytes?: number;
};

/** The whole public API: other paths do not exist outside. */
const routes: Route[] = [
  { prefix: '/api/auth/', service: 'account', session: true, origin: true },
  { prefix: '/api/shop/address/', service: 'account', session: true },
  { prefix: '/api/shop/wishlist/', service: 'account', session: true },
  { prefix: '/api/admin/rest/customers-orders', service: 'order', session: true },
  { prefix: '/api/admin/rest/customers', service: 'account', session: true },
  { prefix: '/api/admin/rest/accounts', service: 'account', session: true },
  { prefix: '/api/admin/rest/record', service: 'account', session: true },
  { prefix: '/api/shop/product/', service: 'catalog', session: false },
  { prefix: '/api/shop/products/', service: 'catalog', session: false },
  { prefix: '/api/shop/search/', service: 'catalog', session: false },
  { prefix: '/api/shop/settings', service: 'catalog', session: false },
  { prefix: '/api/shop/legal/', service: 'catalog', session: false },
  { prefix: '/api/admin/rest/legal/', service: 'catalog', session: true },
  { prefix: '/api/shop/restock/', service: 'catalog', session: true },
  { prefix: '/api/shop/reviews', service: 'catalog', session: true },
  { prefix: '/api/admin/rest/reviews', service: 'catalog', session: true },
  { prefix: '/api/admin/rest/settings', service: 'catalog', session: true },
  { prefix: '/api/admin/product/', service: 'catalog', session: true },
  {
    prefix: '/api/admin/rest/products/import',
    service: 'catalog',
    session: true,
    fileBytes: MAX_IMPORT_BYTES,
  },
  { prefix: '/api/admin/rest/products', service: 'catalog', session: true },
  { prefix: '/api/admin/rest/search/', service: 'catalog', session: true },
  { prefix: '/uploads/', service: 'catalog', session: false },
  { prefix: '/api/shop/cart/', service: 'cart', session: true },
  { prefix: '/api/shop/purchase/', service: 'order', session: true },
  { prefix: '/api/shop/withdrawal/', service: 'order', session: true, origin: true },
  { prefix: '/api/shop/linked-order/', service: 'order', session: false, origin: true },
  { prefix: '/api/admin/purchase-list/', service: 'order', session: true },
  { prefix: '/api/admin/rest/orders', service: 'order', session: true },
  { prefix: '/api/admin/rest/discount-codes', service: 'order', session: true },
  { prefix: '/api/admin/rest/queues', service: 'order', session: true },
  { prefix: '/api/admin/rest/dead-letters/order', service: 'order', session: true },
  { prefix: '/api/admin/rest/dead-letters/cart', service: 'cart', session: true },
  { prefix: '/api/admin/rest/dead-letters/payment', service: 'payment', session: true },
  { prefix: '/api/admin/rest/dead-letters/catalog', service: 'catalog', session: true },
  { prefix: '/api/admin/rest/dead-letters/letters', service: 'email', session: true },
  { prefix: '/api/admin/rest/dead-letters/account', service: 'account', session: true },
  { prefix: '/api/admin/rest/letters', service: 'email', session: true },
  { prefix: '/api/admin/rest/reconciliations', service: 'payment', session: true },
  { prefix: '/api/webhooks/', service: 'payment', session: false },
];

export function findRoute(path: string): Route | undefined {
  return routes.find(({ prefix }) => path.startsWith(prefix));
}
