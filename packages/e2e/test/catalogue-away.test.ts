import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitFor } from '@shop/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOfFile, expectNoSideways, type Screen } from './browser.ts';
import { addTestProduct, adminClient } from './test-product.ts';
import { startStorefront, type Storefront } from './storefront.ts';
import { theShop } from './the-shop.ts';

/* A storefront without a gateway: pages that need no catalogue are there, and the others say why they are not. */
const phone: Screen = { name: 'a phone', width: 390, height: 844 };
const visitors = browserOfFile();
let storefront: Storefront;
let url: string;

beforeAll(async () => {
  storefront = await startStorefront('http://127.0.0.1:9');
  ({ url } = storefront);
});
afterAll(() => storefront.stop());

test.each([
  ['/shop/products/0123456789abcdef01234567', 503, 'Error: '],
  ['/shop/listing', 503, 'Tuotteita ei voi juuri nyt näyttää'],
  ['/sitemap.xml', 503, ''],
  ['/product-feed.xml', 503, ''],
  ['/shop/home', 200, 'Hameet ja Housut'],
  ['/shop/faq', 200, 'Usein kysyttyä'],
])('without the catalogue %s answers %i [spec-154]', async (path, status, words) => {
  const response = await fetch(url + path);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(words);
});

test('a product that cannot be had says Loading... while it is asked for again, then what is wrong [spec-47]', async () => {
  const { page, close } = await visitors.open(phone, { baseURL: url });
  const path = '/shop/products/0123456789abcdef01234567';
  await page.goto(path);
  const title = page.getByRole('heading', { level: 1 });
  const error = await title.textContent();
  expect(error).toMatch(/^Error: ./);
  await expectNoSideways(page, 'a product that cannot be had');
  let answer = (): void => undefined;
  const asked = new Promise<void>((done) => (answer = done));
  await page.route(`**${path}`, async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await page.getByRole('heading', { name: 'Loading...', level: 1 }).waitFor();
  answer();
  await page.getByRole('heading', { name: String(error), level: 1 }).waitFor();
  await close();
});

/** Visits a storefront whose gateway hands on to the shop what is not away. */
async function visitWhile(
  isAway: (path: string) => boolean,
  visit: (storefrontUrl: string) => Promise<void>,
): Promise<void> {
  const pass = async (path: string, response: ServerResponse): Promise<void> => {
    const answer = await fetch(new URL(path, theShop.url));
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  };
  const gateway = createServer(({ url: path = '/' }, response) => {
    if (isAway(path)) response.writeHead(503).end();
    else pass(path, response).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
  try {
    const { port } = gateway.address() as AddressInfo;
    const visited = await startStorefront(`http://127.0.0.1:${port}`);
    await visit(visited.url).finally(visited.stop);
  } finally {
    gateway.close();
  }
}

const textOf = async (address: string): Promise<string> => (await fetch(address)).text();

test('a home page that was whole stays so when the catalogue goes [spec-154]', async () => {
  let isAway = false;
  await visitWhile(
    () => isAway,
    async (visited) => {
      const home = `${visited}/shop/home`;
      const whole = await textOf(home);
      expect(whole).toMatch(/data-filter="mekot"[^]*?\d+ tuotetta/);
      isAway = true;
      // Until the page is due to be rendered again, which then cannot be done in full.
      await waitFor('a page that is kept', async () => {
        const metrics = await textOf(`${visited}/metrics`);
        await textOf(home);
        return /stale_total\{.*\} [1-9]/.test(metrics);
      });
      expect(await textOf(home)).toBe(whole);
    },
  );
});

test('a product costs what it costs now, also while its related ones cannot be had', async () => {
  const admin = await adminClient();
  const product = await addTestProduct(admin);
  // A price that no related product has.
  const price = '87,65';
  let isAway = false;
  await visitWhile(
    (path) => isAway && path.startsWith('/api/shop/product/get'),
    async (visited) => {
      const page = `${visited}/shop/products/${product._id}`;
      expect(await textOf(page)).not.toContain(price);
      isAway = true;
      await admin.call('PUT', `/api/admin/product/edit/${product._id}`, { salePrice: price });
      await waitFor('the new price', async () => (await textOf(page)).includes(price));
    },
  );
});
