import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { closeServer, listen } from '@shop/testing';
import { newCustomer, type Customer } from '@shop/testing/http-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOfFile, screens } from './browser.ts';
import { startStorefront, type Storefront } from './storefront.ts';
import { theShop } from './the-shop.ts';

/* A CDN on another host, which fetches pictures from the shop. */
const browser = browserOfFile();
let cdn: Server;
let cdnUrl: string;
let storefront: Storefront;
let customer: Customer;

async function answerFromShop(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await fetch(theShop.url + request.url?.replace('/kuvat', ''));
  response.writeHead(status, Object.fromEntries(headers));
  for await (const chunk of body ?? []) response.write(chunk);
  response.end();
}

beforeAll(async () => {
  cdn = createServer((request, response) => void answerFromShop(request, response));
  cdnUrl = `${(await listen(cdn)).replace('127.0.0.1', 'localhost')}/kuvat`;
  storefront = await startStorefront(theShop.url, { PICTURES_CDN_URL: `${cdnUrl}/` });
  customer = await newCustomer(theShop.url);
});
afterAll(async () => {
  storefront.stop();
  await closeServer(cdn);
});

test.each(screens)('pictures of a page come from the CDN of the settings on $name', async (screen) => {
  const { page, complaints, close } = await browser.open(screen, { baseURL: storefront.url });
  const cookies = [...customer.cookies].map(([name, value]) => ({ name, value, url: storefront.url }));
  await page.context().addCookies(cookies);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/shop/listing');
  const picture = page.locator('main picture img').first();
  const seen = () =>
    picture.evaluate((element: HTMLImageElement) => ({
      from: element.currentSrc,
      width: element.naturalWidth,
    }));
  await expect.poll(async () => (await seen()).width).toBeGreaterThan(0);
  expect((await seen()).from).toMatch(new RegExp(`^${cdnUrl}/uploads/[a-z0-9-]+/\\d+\\.(avif|webp)$`));
  expect(complaints.filter((text) => /Content Security Policy|hydrat/i.test(text))).toEqual([]);
  await close();
});

test('without a CDN pages name no other host', async () => {
  const answer = await customer.send('/shop/listing', {});
  expect(answer.headers.get('content-security-policy')).toMatch(/img-src 'self' data:(;|$)/);
  const html = await answer.text();
  expect(html).toMatch(/srcset="\/uploads\//i);
  expect(html).not.toContain('data-pictures');
});
