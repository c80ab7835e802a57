import type { Size } from '@shop/demo-catalogue';
import type { Shop } from '@shop/dev-stack';
import { logIn, type Client } from '@shop/testing/http-client';
import { grow } from './grow.ts';
import { percentile } from '@shop/testing/table';
import { printTable } from './print-table.ts';

const TIMES = 20;
const LIST_BOUND = '150';
const SEARCH_BOUND = '50';

const list = (resource: string, filter: object, sort: [string, string], from = 0): string => {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify(sort),
    range: JSON.stringify([from, from + 24]),
  });
  return `/api/admin/rest/${resource}?${query.toString()}`;
};
const newest: [string, string] = ['orderDate', 'DESC'];
const monthAgo = (): string => new Date(Date.now() - 30 * 86_400_000).toISOString();

const calls = ({ products, orders }: Size): [name: string, path: string, bound: string][] => [
  ['orders, newest', list('orders', {}, newest), LIST_BOUND],
  ['orders, seven eighths down', list('orders', {}, newest, Math.floor(orders * 0.875)), LIST_BOUND],
  ['orders to pack', list('orders', { orderStatus: ['confirmed', 'inProcess'] }, newest), LIST_BOUND],
  [
    'orders delivered and paid',
    list('orders', { orderStatus: ['delivered'], paymentStatus: ['paid'] }, newest),
    LIST_BOUND,
  ],
  ['orders by total', list('orders', {}, ['totalAmount', 'DESC']), LIST_BOUND],
  ['orders by buyer', list('orders', {}, ['userName', 'ASC']), LIST_BOUND],
  ['orders of a month', list('orders', { from: monthAgo() }, newest), LIST_BOUND],
  ['orders by name', list('orders', { q: 'virtanen' }, newest), LIST_BOUND],
  ['orders by e-mail', list('orders', { q: 'aino.korhonen@' }, newest), LIST_BOUND],
  ['sales of a month', `/api/admin/rest/orders/figures?from=${monthAgo()}`, LIST_BOUND],
  ['sales of all years', '/api/admin/rest/orders/figures', ''],
  ['products, newest', list('products', {}, ['createdAt', 'DESC']), LIST_BOUND],
  ['products, last page', list('products', {}, ['createdAt', 'DESC'], products - 25), LIST_BOUND],
  ['products by name', list('products', {}, ['title', 'ASC']), LIST_BOUND],
  ['products of a category', list('products', { kategoria: 'mekot' }, ['price', 'DESC']), LIST_BOUND],
  ['products with little stock', list('products', { stock: 'low' }, ['stock', 'ASC']), LIST_BOUND],
  ['products by word', list('products', { q: 'villa' }, ['createdAt', 'DESC']), LIST_BOUND],
  ['shop list', '/api/shop/product/get?limit=24&facets=1', LIST_BOUND],
  ['shop search', `/api/shop/search/${encodeURIComponent('vilapaita')}`, SEARCH_BOUND],
  ['shop suggestions', '/api/shop/search/villap/suggestions', SEARCH_BOUND],
];

/** With several years of data. */
export async function measureLists({ url, accounts }: Shop, size: Size): Promise<void> {
  if (!accounts) return;
  await grow(url, accounts, size);
  const admin = await logIn(url, accounts.admin);
  const rows: string[][] = [];
  for (const [name, path, bound] of calls(size)) {
    const times = await timesOf(admin, path);
    rows.push([name, percentile(times, 0.5).toFixed(0), percentile(times, 0.95).toFixed(0), bound]);
  }
  printTable(
    `Lists at ${size.products} products and ${size.orders} orders`,
    ['', 'p50 ms', 'p95 ms', 'bound'],
    rows,
  );
}

async function timesOf(admin: Client, path: string): Promise<number[]> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const startedAt = performance.now();
    const { status } = await admin.call('GET', path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    times.push(performance.now() - startedAt);
  }
  return times;
}
