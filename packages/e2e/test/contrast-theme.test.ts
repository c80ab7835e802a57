import { newCustomer } from '@shop/testing/http-client';
import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { homeAddress } from './address.ts';
import { adminBrowser } from './back-office.ts';
import { browserOfFile, screens, signInAs } from './browser.ts';
import { putInCart } from './cart-line.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

/* With a contrast theme of the system's: it picks the colours, and what is chosen has to be seen all the same. */
const visitors = browserOfFile();
const [phone, desktop] = screens;
const themes = [
  { forcedColors: 'active', colorScheme: 'dark' },
  { forcedColors: 'active', colorScheme: 'light' },
] as const;
let product: TestProduct;

beforeAll(async () => {
  product = await addTestProduct(await adminClient());
});

/** How the middle of something looks that is neither pointed at nor focused: a border's shade alone is hardly seen. */
async function looksOf(shown: Locator): Promise<string> {
  const page = shown.page();
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await shown.scrollIntoViewIfNeeded();
  const box = await shown.boundingBox();
  if (!box) throw new Error('What is not shown looks like nothing.');
  const [width, height] = [box.width / 2, box.height / 2];
  const clip = { x: box.x + width / 2, y: box.y + height / 2, width, height };
  return (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
}

const borderOf = (shown: Locator): Promise<string> =>
  shown.evaluate((element) => getComputedStyle(element).borderBottomColor);
const groundOf = (shown: Locator): Promise<string> =>
  shown.evaluate((element) => getComputedStyle(element).backgroundColor);

test.each(themes)('the chosen delivery and filter are distinguishable ($colorScheme)', async (theme) => {
  const { page, close } = await visitors.open(phone, theme);
  const customer = await newCustomer(theShop.url);
  await customer.call('POST', '/api/shop/address/add', homeAddress);
  await putInCart(customer, product);
  await signInAs(page, customer);
  await page.goto('/shop/checkout');
  const express = page.getByRole('radio', { name: /^Pikakuljetus/ });
  const before = await looksOf(express);
  await express.check();
  expect(await looksOf(express)).not.toBe(before);

  await page.goto('/shop/listing');
  await page.getByRole('button', { name: /^Suodata/ }).click();
  const dresses = page.getByRole('checkbox', { name: /^Mekot/ });
  const unticked = await looksOf(dresses);
  await dresses.check();
  expect(await looksOf(dresses)).not.toBe(unticked);
  await close();
});

test.each(themes)('one tab, one picture and one page of a row are marked ($colorScheme)', async (theme) => {
  const { page, close } = await visitors.open(desktop, theme);
  await signInAs(page, await newCustomer(theShop.url));
  await page.goto('/shop/profile');
  const marked = await borderOf(page.getByRole('tab', { selected: true }));
  expect(await borderOf(page.getByRole('tab', { selected: false }))).not.toBe(marked);
  await page.goto('/shop/contact');
  const [here, elsewhere] = [
    page.locator('.nav a[aria-current]'),
    page.locator('.nav a:not([aria-current])'),
  ];
  expect(await borderOf(elsewhere.first())).not.toBe(await borderOf(here));
  await page.goto(`/shop/products/${product._id}`);
  const thumbs = page.locator('.thumbs button');
  expect(await borderOf(thumbs.nth(1))).not.toBe(await borderOf(thumbs.nth(0)));
  // The colours of a product are information.
  const ground = await groundOf(page.locator('body'));
  expect(await groundOf(page.locator('.colours i').first())).not.toBe(ground);
  await page.setViewportSize(phone);
  const dots = page.locator('.dots button');
  await dots.first().waitFor();
  expect(await looksOf(dots.nth(1))).not.toBe(await looksOf(dots.nth(0)));
  await close();
});

test.each(themes)(
  'the back office’s sizes, days, buttons and fields are distinguishable ($colorScheme)',
  async (theme) => {
    const { page, close } = await adminBrowser(visitors, desktop, theme);
    await page.goto('/admin/product/create');
    const size = page.getByRole('button', { name: 'XL', exact: true });
    await size.waitFor();
    const before = await looksOf(size);
    await size.click();
    expect(await looksOf(size)).not.toBe(before);
    const title = page.getByLabel('Nimi', { exact: true });
    const frame = title.locator('xpath=following-sibling::fieldset');
    const outline = () => frame.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await outline()).toBe('none');
    await title.focus();
    expect(await outline()).toBe('solid');

    await page.goto('/admin/discount-codes');
    await page.getByRole('button', { name: 'Uusi koodi' }).first().click();
    const dialog = page.getByRole('dialog').first();
    const [make, leave] = [dialog.locator('[type=submit]'), dialog.getByRole('button', { name: 'Peruuta' })];
    // Both are buttons, and look it.
    expect(await borderOf(make)).toBe(await borderOf(leave));
    const edge = (button: Locator) =>
      button.evaluate((element) => getComputedStyle(element).borderBottomStyle);
    expect([await edge(make), await edge(leave)]).toEqual(['solid', 'solid']);
    const start = dialog.getByRole('button', { name: /^Alkaa/ });
    await start.click();
    const day = page.locator('table').getByRole('button').nth(10);
    await day.waitFor();
    const unchosen = await looksOf(day);
    await day.click();
    expect(await looksOf(day)).not.toBe(unchosen);
    await close();
  },
);
