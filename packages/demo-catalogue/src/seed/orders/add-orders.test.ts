import { orderImportSchema } from '@shop/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoProducts } from '../../products/index.ts';
import { createHttp } from '../http.ts';
import { productBody } from '../product-body.ts';
import { createShopApi, type ShopProduct } from '../shop-api.ts';
import { openShopStandIn } from '../shop-stand-in.ts';
import { addOrders } from './add-orders.ts';
import { recentHistory } from './past-order.ts';

const now = new Date('2026-01-15T08:00:00Z');
const products = demoProducts.map(
  (product, index) =>
    ({
      ...productBody(product, ['/uploads/0b0e6f1c-6f0e-4d52-9d0c-2a3d3d1f7c11/1200.jpg'], []),
      _id: index.toString(16).padStart(24, '0'),
      version: 1,
    }) as ShopProduct,
);

let shop: Awaited<ReturnType<typeof openShopStandIn>>;
beforeEach(async () => {
  shop = await openShopStandIn();
});
afterEach(() => shop.close());

async function add(count: number) {
  const { signal } = new AbortController();
  const api = createShopApi(createHttp({ url: shop.url, signal }), signal);
  await api.login({ email: 'admin@example.com', password: 'oikea' });
  const deps = { shop: api, progress: { show: () => {}, say: () => {} }, signal };
  return addOrders(deps, { count, kind: recentHistory(count), products, now });
}

test('a demo shop gets orders of the last eight weeks in the five statuses, once', async () => {
  expect(await add(40)).toBe(40);
  const orders = [...shop.orders.values()];
  expect(orderImportSchema.safeParse({ orders }).error?.issues).toBeUndefined();
  const statuses = new Map<string, number>();
  for (const { orderStatus } of orders) statuses.set(orderStatus, (statuses.get(orderStatus) ?? 0) + 1);
  expect(Object.fromEntries(statuses)).toEqual({
    confirmed: 4,
    inProcess: 3,
    inShipping: 5,
    delivered: 25,
    rejected: 3,
  });
  const dates = orders.map(({ orderDate }) => orderDate).toSorted();
  expect(dates.at(-1)?.slice(0, 10)).toBe('2026-01-15');
  expect(dates[0]?.slice(0, 10)).toBe('2025-11-21');
  expect(orders.map(({ email }) => email)).not.toContain('admin@example.com');
  expect(await add(40)).toBe(0);
});

test('no orders are imported where none are wanted', async () => {
  expect(await add(0)).toBe(0);
  expect(shop.orders.size).toBe(0);
});
