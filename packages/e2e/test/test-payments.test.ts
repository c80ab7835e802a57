import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminBrowser } from './back-office.ts';
import { browserOfFile, expectNoSideways, screens } from './browser.ts';
import { startStorefront, type Storefront } from './storefront.ts';
import { theShop } from './the-shop.ts';

/* One build serves the real shop and the one on trial: which it is stands in the settings of the run. */
const line = 'Harjoittelukauppa: maksuissa ei liiku oikeaa rahaa.';
const browser = browserOfFile();
let trial: Storefront;
beforeAll(async () => {
  trial = await startStorefront(theShop.url, { PAYMENTS: 'test' });
});
afterAll(() => trial.stop());

const pages = [
  '/shop/home',
  '/shop/listing',
  '/shop/faq',
  '/shop/terms',
  '/shop/checkout',
  '/shop/payment-success',
  '/auth/login',
  '/auth/register',
  '/unauth',
  '/nothing-here',
];

test.each(pages)('%s says once that payments are tests, and only where they are', async (path) => {
  const textOf = async (shop: string) => (await fetch(shop + path)).text();
  // Twice, because the second answer of a public page comes from memory.
  for (const text of [await textOf(trial.url), await textOf(trial.url)]) {
    expect(text.split(line)).toHaveLength(2);
  }
  expect(await textOf(theShop.url)).not.toContain(line);
});

test.each(screens)('the line stands above the page from its first paint on $name', async (screen) => {
  const { page, close } = await browser.open(screen, { baseURL: trial.url });
  for (const path of ['/shop/home', '/auth/login']) {
    await page.goto(path);
    const box = await page.getByText(line).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: screen.width });
    expect(box?.height).toBeLessThan(40);
    await expectNoSideways(page, path);
  }
  await close();
});

test.each(screens)('the back office says it on every screen on $name', async (screen) => {
  const { page, close } = await adminBrowser(browser, screen);
  expect(await page.getByText(line).count()).toBe(0);
  // As the gateway writes the page where PAYMENTS is `test`.
  await page.route('**/admin/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      'name="payments" content="live"',
      'name="payments" content="test"',
    );
    await route.fulfill({ response: answer, body });
  });
  for (const path of ['/admin/dashboard', '/admin/product', '/admin/orders', '/admin/features']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText(line).boundingBox()).toMatchObject({ x: 0, y: 0, width: screen.width });
    await expectNoSideways(page, path);
  }
  await close();
});
