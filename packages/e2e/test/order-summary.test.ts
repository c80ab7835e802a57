import { beforeAll, expect, test } from 'vitest';
import { aPaidOrder } from './back-office.ts';
import { browserOfFile, goBackToOwn, screens, signInAs } from './browser.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';

/* A shopper keeps an order in sight: through a reload, on the way back, and on paper. */
const visitors = browserOfFile();
const [phone, desktop] = screens;
let product: TestProduct;

beforeAll(async () => {
  product = await addTestProduct(await adminClient());
});

test('an open order stays open through a reload and on the way back, and a closed one stays closed', async () => {
  const { customer, orderID } = await aPaidOrder(product);
  const { page, complaints, close } = await visitors.open(phone);
  await signInAs(page, customer);
  await page.goto('/shop/profile');
  const summary = page.getByRole('dialog', { name: 'Tilausyhteenveto' });
  await page
    .locator(`[data-order="${orderID}"]`)
    .getByRole('button', { name: /^View Details/ })
    .click();
  await summary.getByText(orderID, { exact: true }).waitFor();
  await page.reload();
  await summary.getByText(orderID, { exact: true }).waitFor();
  await summary.getByRole('link', { name: 'Peruuta sopimus tästä' }).click();
  await page.waitForURL('**/shop/withdrawal?order=**');
  await goBackToOwn(page);
  await summary.getByText(orderID, { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await summary.waitFor({ state: 'hidden' });
  await page.getByRole('tab', { name: 'Osoite' }).click();
  await page.waitForURL((url) => url.search === '' && url.hash === '#osoite');
  expect(complaints).toEqual([]);
  await close();
});

test('on paper an open order is whole, with nothing of the page below it', async () => {
  const { customer, orderID } = await aPaidOrder(product);
  const { page, close } = await visitors.open(desktop);
  await signInAs(page, customer);
  await page.goto(`/shop/profile?order=${orderID}`);
  const summary = page.getByRole('dialog', { name: 'Tilausyhteenveto' });
  await summary.getByText(orderID, { exact: true }).waitFor();
  await page.emulateMedia({ media: 'print' });
  // A sheet of paper that the order does not fit on.
  await page.setViewportSize({ width: 720, height: 300 });
  const cut = await summary.evaluate((sheet) =>
    [sheet, ...sheet.children]
      .filter((element) => element.scrollHeight > element.clientHeight + 1)
      .map((element) => element.className),
  );
  expect(cut).toEqual([]);
  expect((await summary.boundingBox())?.height).toBeGreaterThan(300);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
  await close();
});

test('on paper nothing lies over a product', async () => {
  const { page, close } = await visitors.open(phone);
  await page.goto(`/shop/products/${product._id}`);
  const bar = page.locator('.buy-bar');
  const stays = () => bar.evaluate((element) => getComputedStyle(element).position);
  expect(await stays()).toBe('sticky');
  await page.emulateMedia({ media: 'print' });
  expect(await stays()).toBe('static');
  await close();
});
