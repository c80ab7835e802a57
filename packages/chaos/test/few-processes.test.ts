import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, freePort, type Shop, startShop } from '@shop/dev-stack';
import { newBuyer } from '@shop/testing/buyer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillShelves } from '../src/shopping.ts';

/** A bound against hanging; the start may build first. */
const LONGEST_MS = 600_000;

let shop: Shop | undefined;
let dataDir: string;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'shop-few-'));
});
afterAll(async () => {
  await shop?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function startFew(): Promise<Shop> {
  const env = { ...environment, PROCESSES: 'few', MONGO_URL: '', REDIS_URL: '' };
  shop = await startShop({ port: await freePort(), dataDir, limits: 'off', seed: false, env });
  return shop;
}

const logFile = (name: string) => join(dataDir, 'logs', `${name}.log`);
const logged = (name: string) =>
  readFileSync(logFile(name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number; service: string; msg: string });

async function partsOf({ ports }: Shop): Promise<string[]> {
  const response = await fetch(`http://127.0.0.1:${ports['gateway-metrics']}/health/parts`);
  return (await response.text()).trim().split('\n');
}

test(
  'a shop in few processes sells, writes emails, resizes pictures on demand, and stops without an error',
  async () => {
    const few = await startFew();
    expect(few.processes.map(({ name }) => name)).toEqual([
      'mongod',
      'redis',
      'payment-sandbox',
      'storefront',
      'all-in-one',
    ]);
    const parts = ['account', 'catalog', 'cart', 'order', 'payment', 'email', 'storefront', 'redis'];
    expect(await partsOf(few)).toEqual(parts.map((name) => `${name} ready`));
    expect(existsSync(logFile('image-worker'))).toBe(false);

    const [productID = ''] = await fillShelves({ shop: few });
    const response = await fetch(`${few.url}/api/shop/product/get`);
    const { data } = (await response.json()) as { data: { images: string[] }[] };
    const smaller = new URL('240.webp', new URL(data[0]?.images[0] ?? '', few.url));
    await expect
      .poll(async () => (await fetch(smaller, { method: 'HEAD' })).headers.get('cache-control'))
      .toContain('immutable');
    expect(logged('image-worker').map(({ msg }) => msg)).toContain('ready');

    const buyer = await newBuyer(few.url, productID);
    const orders = [await buyer.buy('stripe'), await buyer.buy('paypal')];
    expect(new Set(orders).size).toBe(2);
    const emails = () =>
      readdirSync(join(dataDir, 'mail')).map((file) => readFileSync(join(dataDir, 'mail', file), 'utf8'));
    await expect
      .poll(() => emails().filter((email) => email.includes(buyer.customer.email)).length)
      .toBeGreaterThanOrEqual(2);

    await few.stop();
    const lines = logged('all-in-one');
    expect(lines.at(-1)).toMatchObject({ service: 'gateway', msg: 'stopped' });
    expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
    expect(readdirSync(join(dataDir, 'run'))).toEqual([]);
  },
  LONGEST_MS,
);
