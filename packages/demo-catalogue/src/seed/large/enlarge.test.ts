import { orderImportSchema, productInputSchema, type ImportedOrderInput } from '@shop/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoProducts } from '../../products/index.ts';
import { createHttp } from '../http.ts';
import { productBody } from '../product-body.ts';
import { createShopApi, type ShopProduct } from '../shop-api.ts';
import { openShopStandIn } from '../shop-stand-in.ts';
import { enlarge } from './enlarge.ts';
import { longHistory, pastOrder } from '../orders/past-order.ts';
import { productCopy } from './product-copy.ts';

const now = new Date('2026-01-15T08:00:00Z');
const image = '/uploads/0b0e6f1c-6f0e-4d52-9d0c-2a3d3d1f7c11/1200.jpg';
const samples = demoProducts.map(
  (product, index) =>
    ({
      ...productBody(product, [image], []),
      _id: index.toString(16).padStart(24, '0'),
      salePrice: product.salePrice ?? 0,
      version: 1,
    }) as ShopProduct,
);

const sources = { kind: longHistory, products: samples, now };

let shop: Awaited<ReturnType<typeof openShopStandIn>>;
beforeEach(async () => {
  shop = await openShopStandIn();
});
afterEach(() => shop.close());

async function grow(size: { products: number; orders: number }, { signal } = new AbortController()) {
  const api = createShopApi(createHttp({ url: shop.url, signal }), signal);
  await api.login({ email: 'admin@example.com', password: 'oikea' });
  return enlarge({ shop: api, progress: { show: () => {}, say: () => {} }, signal }, size, now);
}

test('every copy is a product that the shop takes, with a slug and a name of its own', () => {
  const copies = Array.from({ length: 3_000 }, (_, index) =>
    productCopy(samples[index % samples.length] as ShopProduct, index),
  );
  for (const copy of copies) expect(productInputSchema.safeParse(copy).error?.issues).toBeUndefined();
  expect(new Set(copies.map(({ slug }) => slug)).size).toBe(copies.length);
  expect(new Set(copies.map(({ title }) => title)).size).toBe(copies.length);
});

test('every past order is one that the shop takes, the same at every run, the newest of today', () => {
  const orders = Array.from({ length: 2_000 }, (_, index) => pastOrder(index, sources));
  for (let from = 0; from < orders.length; from += 50) {
    const body = { orders: orders.slice(from, from + 50) };
    expect(orderImportSchema.safeParse(body).error?.issues).toBeUndefined();
    expect(JSON.stringify(body).length).toBeLessThan(100_000);
  }
  expect(pastOrder(7, sources)).toEqual(orders[7]);
  expect(orders[0]?.orderDate.slice(0, 10)).toBe('2026-01-15');
  const statuses = new Map<string, number>();
  for (const { orderStatus } of orders) statuses.set(orderStatus, (statuses.get(orderStatus) ?? 0) + 1);
  expect(Object.fromEntries(statuses)).toMatchObject({ confirmed: 30, inProcess: 20, inShipping: 70 });
});

test('a shop grows to the wanted size, and a second run adds nothing', async () => {
  shop.products.push(...samples.slice(0, 6));
  expect(await grow({ products: 20, orders: 120 })).toEqual({ products: 14, orders: 120 });
  expect(shop.products).toHaveLength(20);
  expect(shop.orders.size).toBe(120);
  expect(await grow({ products: 20, orders: 120 })).toEqual({ products: 0, orders: 0 });
  const first = shop.orders.get('large-0') as ImportedOrderInput;
  expect(shop.products.map(({ _id }) => _id)).toContain(first.lines[0]?.productID);
});

test('a copy of a product on sale is added at its price and gets its sale in a second call, also in a later run [spec-181]', async () => {
  const onSale = samples.filter(({ salePrice }) => salePrice).slice(0, 2);
  shop.products.push(...onSale);
  const stop = new AbortController();
  shop.onCall = (call) => {
    if (call.startsWith('PUT')) stop.abort();
  };
  await expect(grow({ products: 6, orders: 0 }, stop)).rejects.toThrow();
  shop.onCall = () => {};
  const copies = shop.products.filter(({ slug }) => slug?.startsWith('copy-'));
  expect(copies.some(({ salePrice }) => !salePrice)).toBe(true);
  await grow({ products: 6, orders: 0 });
  expect(copies.map(({ version }) => version)).toEqual([2, 2, 2, 2]);
  const sales = (list: ShopProduct[]) => new Set(list.map(({ salePrice }) => salePrice));
  expect(sales(copies)).toEqual(sales(onSale));
});

test('a shop without products cannot be enlarged, and the error says so', async () => {
  await expect(grow({ products: 20, orders: 10 })).rejects.toThrow('There are no products to copy');
});
