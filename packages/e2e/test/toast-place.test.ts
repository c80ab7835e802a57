import { newCustomer } from '@shop/testing/http-client';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { browserOfFile, expectSound, keepMessages, screens, signInAs } from './browser.ts';
import { coveredBy } from './covered-by.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

/* Where a message stands on a phone: on nothing that one reaches for next. */
const visitors = browserOfFile();
const [phone] = screens;
let product: TestProduct;

beforeAll(async () => {
  product = await addTestProduct(await adminClient());
});

async function aShopper(): Promise<{ page: Page; toast: Locator; close: () => Promise<void> }> {
  const visitor = await visitors.open(phone);
  await signInAs(visitor.page, await newCustomer(theShop.url));
  await keepMessages(visitor.page);
  await visitor.page.goto(`/shop/products/${product._id}`);
  return { ...visitor, toast: visitor.page.locator('.toast.shown') };
}

/** Waits until nothing in it slides any more. */
async function atRest(drawer: Locator): Promise<void> {
  await drawer.evaluate(async (element) => {
    const sliding = element.getAnimations({ subtree: true });
    await Promise.allSettled(sliding.map(({ finished }) => finished));
  });
}

async function add(page: Page, toast: Locator): Promise<void> {
  await page.getByLabel('Malli', { exact: true }).selectOption('1');
  await page.getByLabel('Koko', { exact: true }).selectOption('M');
  await page.locator('[data-add]').click();
  await toast.getByText('Tuote lisättiin ostoskoriin.').waitFor();
}

test('after adding, a message leaves header and button free, wherever the page stands [spec-93]', async () => {
  const { page, toast, close } = await aShopper();
  await add(page, toast);
  const free = page.locator('.header :is(a, button), .banner, .buy-bar :is(button, .buy-price)');
  for (const place of ['top', 'button', 'choices'] as const) {
    await page.evaluate((where) => {
      if (where === 'top') scrollTo(0, 0);
      else document.querySelector('.buy-bar')?.scrollIntoView({ block: 'end' });
      if (where === 'choices') scrollBy(0, -300);
    }, place);
    expect(await coveredBy(toast, free), place).toEqual([]);
  }
  await close();
});

test('in the open cart a message is a line of its own, and nothing of the drawer lies under it [spec-93]', async () => {
  const { page, toast, close } = await aShopper();
  await add(page, toast);
  await page.getByRole('button', { name: /^Ostoskori( \d+)?$/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Ostoskori' });
  const more = drawer.getByRole('button', { name: `Lisää: ${product.title}` });
  await more.waitFor();
  await atRest(drawer);
  const parts = drawer.locator(':is(.drawer-head, .drawer-body, .drawer-foot)');
  expect(await parts.count()).toBe(3);
  // What was said before the drawer opened comes along.
  await drawer.locator('.toast.shown').getByText('Tuote lisättiin ostoskoriin.').waitFor();
  expect(await coveredBy(toast, parts)).toEqual([]);

  const foot = await drawer.locator('.drawer-foot').boundingBox();
  const place = await more.boundingBox();
  await more.click();
  await toast.getByText('Quantity updated!').waitFor();
  expect(await toast.count()).toBe(2);
  for (const message of await toast.all()) expect(await coveredBy(message, parts)).toEqual([]);
  // Who presses again finds everything where it was.
  expect(await more.boundingBox()).toEqual(place);
  expect(await drawer.locator('.drawer-foot').boundingBox()).toEqual(foot);
  await expectSound(page, 'cart with messages');

  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await toast.first().waitFor();
  expect(await coveredBy(toast.first(), page.locator('.header :is(a, button)'))).toEqual([]);
  await close();
});

test.each(screens)(
  'on $name no message covers the link of the empty cart, wherever the page stands',
  async (screen) => {
    const { page, close } = await visitors.open(screen);
    await signInAs(page, await newCustomer(theShop.url));
    await keepMessages(page);
    await page.goto('/shop/checkout');
    const link = page.getByRole('main').locator('[data-keep-clear]');
    await link.waitFor();
    await page.getByRole('button', { name: 'Debit card' }).click();
    const toast = page.locator('.toast.shown');
    await toast.getByText('Your cart is empty').waitFor();
    for (const edge of ['start', 'center', 'end', 'nearest'] as const) {
      await link.evaluate((element, block) => element.scrollIntoView({ block }), edge);
      await expect.poll(() => coveredBy(toast, link), { message: edge }).toEqual([]);
    }
    // Where the message would stand, whatever the height of the page.
    for (const share of [0.1, 0.15, 0.3, 0.6, 0.9]) {
      await link.evaluate((element, part) => {
        scrollBy(0, element.getBoundingClientRect().top - innerHeight * part);
      }, share);
      await expect.poll(() => coveredBy(toast, link), { message: String(share) }).toEqual([]);
    }
    await close();
  },
);
