import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { freePort } from '@shop/dev-stack';
import { waitFor } from '@shop/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOfFile, expectNoSideways, type Screen } from './browser.ts';

/* A storefront that reaches nobody: what does not need the catalogue is there, and the rest says why it is not. */
const phone: Screen = { name: 'a phone', width: 390, height: 844 };
const visitors = browserOfFile();
let storefront: ChildProcess;
let url: string;

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  storefront = spawn(process.execPath, ['storefront/src/server.ts'], {
    cwd: resolve(import.meta.dirname, '../../..'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      GATEWAY_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  await waitFor(
    'the storefront',
    async () => (await fetch(`${url}/ready`).catch(() => undefined))?.ok === true,
  );
});
afterAll(() => void storefront.kill());

test.each([
  ['/shop/products/0123456789abcdef01234567', 503, 'Error: '],
  ['/shop/listing', 503, 'Tuotteita ei juuri nyt saada esiin'],
  ['/sitemap.xml', 503, ''],
  ['/product-feed.xml', 503, ''],
  ['/shop/home', 200, 'Hameet ja Housut'],
  ['/shop/faq', 200, 'Usein kysyttyä'],
])('without the catalogue %s answers %i', async (path, status, words) => {
  const response = await fetch(url + path);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(words);
});

test('a product that cannot be had says Loading... while it is asked for again, then what is wrong', async () => {
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
