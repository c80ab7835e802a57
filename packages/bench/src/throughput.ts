import { categoryIds, sizes } from '@shop/shop-rules/categories';
import type { Shop } from '@shop/dev-stack';
import { costsOf, costsSince, described, total, withoutPictures } from './costs.ts';
import { grow } from './grow.ts';
import { load } from './load.ts';
import { printTable } from './print-table.ts';

const PRODUCTS = 1_000;
const CONNECTIONS = [1, 10, 50];
const searches = [
  'villapaita',
  'villapaidan',
  'vilapaita',
  'villasukat',
  'pellava',
  'mekko',
  'kaulaliina',
  'pipo',
];

type Target = {
  name: string;
  bound: string;
  requests: number;
  urls: (count: number, round: number) => string[];
};

/** With a full shop, for cached and new pages. */
export async function measureThroughput(shop: Shop): Promise<void> {
  const { url: shopUrl, accounts } = shop;
  if (!accounts || process.platform !== 'linux')
    return console.log('\nThroughput is measured on Linux only.');
  await grow(shopUrl, accounts, { products: PRODUCTS, orders: 0 });
  const ids = await idsOf(shopUrl);
  const rows: string[][] = [];
  for (const { name, bound, requests, urls } of targets(shopUrl, ids)) {
    await load(urls(Math.min(requests, 200), 0), 4);
    for (const [round, connections] of CONNECTIONS.entries()) {
      const before = costsOf(shop);
      const { perSecond, p50, p99, failed } = await load(urls(requests, round + 1), connections);
      const costs = withoutPictures(costsSince(shop, before, requests));
      const cells = [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), total(costs).toFixed(2), bound];
      rows.push([
        name,
        String(connections),
        ...cells,
        described(costs),
        failed > 0 ? `${failed} failed` : '',
      ]);
    }
  }
  const columns = [
    '',
    'connections',
    'per second',
    'p50 ms',
    'p99 ms',
    'CPU ms each',
    'bound',
    'of which',
    '',
  ];
  printTable(`Pages and calls at ${PRODUCTS} products, processor time over all processes`, columns, rows);
}

async function idsOf(shopUrl: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ids.length < PRODUCTS; page += 1) {
    const response = await fetch(`${shopUrl}/api/shop/product/get?limit=100&page=${page}`);
    const { data } = (await response.json()) as { data: { _id: string }[] };
    if (data.length === 0) break;
    ids.push(...data.map(({ _id }) => _id));
  }
  return ids;
}

function targets(shopUrl: string, ids: string[]): Target[] {
  const repeated = (path: string) => (count: number) => Array.from({ length: count }, () => shopUrl + path);
  const distinct = (path: (index: number) => string) => (count: number, round: number) =>
    Array.from({ length: count }, (_, index) => shopUrl + path(index + round * count));
  const product = (index: number): string => ids[index % ids.length] as string;
  const searchTerm = (index: number): string =>
    encodeURIComponent(searches[index % searches.length] as string);
  const cached = { bound: '2000 per second', requests: 4_000 };
  return [
    { name: 'home from memory', ...cached, urls: repeated('/shop/home') },
    { name: 'listing from memory', ...cached, urls: repeated('/shop/listing') },
    { name: 'product from memory', ...cached, urls: repeated(`/shop/products/${ids[0]}`) },
    { name: 'listing rendered', bound: '8', requests: 200, urls: distinct(newListing) },
    {
      name: 'product rendered',
      bound: '8',
      requests: 200,
      urls: distinct((n) => `/shop/products/${product(n)}`),
    },
    {
      name: 'list call',
      bound: '1.5',
      requests: 1_000,
      urls: distinct((n) => `/api/shop/product/get?limit=24&page=${(n % 20) + 1}`),
    },
    {
      name: 'product call',
      bound: '1.4',
      requests: 1_000,
      urls: distinct((n) => `/api/shop/products/${product(n)}`),
    },
    {
      name: 'search call',
      bound: '5',
      requests: 500,
      urls: distinct((n) => `/api/shop/search/${searchTerm(n)}`),
    },
    {
      name: 'suggestions call',
      bound: '5',
      requests: 500,
      urls: distinct((n) => `/api/shop/search/${searchTerm(n)}/suggestions`),
    },
  ];
}

/** Bits of `place` choose categories and sizes, so every address is new. */
function newListing(index: number): string {
  const chosen = (ids: readonly string[], bits: number): string =>
    ids.filter((_, bit) => (bits >> bit) & 1).join(',');
  const kategoria = chosen(categoryIds, index + 1);
  const koko = chosen(
    sizes.map(({ id }) => id),
    (index >> categoryIds.length) + 1,
  );
  return `/shop/listing?kategoria=${kategoria}&koko=${koko},XS,S,M,L,XL,ONE`;
}
