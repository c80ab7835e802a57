import { newCustomer, type Client, type Customer } from '@shop/testing/http-client';
import { waitFor } from '@shop/testing';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { theWayBack } from './back-office.ts';
import { browserOfFile, expectSound, movedBy, screens, signInAs, type Screen } from './browser.ts';
import { pageToSay } from './kept-pages.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

/*
 * The wishlist: hearts on cards and on the product's page, what they cost today, one list per browser that a login
 * joins with the account's.
 */
const shopUrl = theShop.url;
const visitors = browserOfFile();
let admin: Client;
let first: TestProduct;
let second: TestProduct;

beforeAll(async () => {
  admin = await adminClient();
  first = await addTestProduct(admin);
  second = await addTestProduct(admin);
  await pageToSay('/shop/listing', second.title);
});

const heartOf = (page: Page, { _id }: TestProduct) => page.locator(`[data-heart="${_id}"]`).first();
const cardOf = (page: Page, { title }: TestProduct) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });

async function listOf(customer: Customer): Promise<string[]> {
  const { body } = await customer.call('GET', `/api/shop/wishlist/get/${customer.id}`);
  return body.data.productIDs;
}

async function like(page: Page, product: TestProduct): Promise<void> {
  await heartOf(page, product).click();
  await page.locator(`[data-heart="${product._id}"][aria-pressed="true"]`).first().waitFor();
}

/** How many hearts rise from the next one that is pressed: the page counts, since they are gone after a second. */
const rising = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const watch = new MutationObserver(() => {
          const hearts = document.querySelectorAll('.hearts .icon').length;
          if (hearts > 0) resolve(hearts);
        });
        watch.observe(document.body, { childList: true });
      }),
  );

async function signedIn(screen: Screen) {
  const customer = await newCustomer(shopUrl);
  const visitor = await visitors.open(screen);
  await signInAs(visitor.page, customer);
  return { ...visitor, customer };
}

describe.each(screens)('on $name', (screen) => {
  test('an empty list says so; liked products show with what they cost now, until the list is cleared [spec-45 spec-52]', async () => {
    const { page, complaints, close, customer } = await signedIn(screen);
    await page.goto('/shop/wishlist');
    await page.getByRole('heading', { name: 'Suosikit', level: 1 }).waitFor();
    await page.getByText('Ei suosikkeja vielä.').waitFor();
    await expectSound(page, 'empty wishlist');

    await page.goto('/shop/listing');
    await like(page, second);
    await page.goto(`/shop/products/${first._id}`);
    // In reach without scrolling, whatever the screen.
    expect(await heartOf(page, first).isVisible()).toBe(true);
    const risen = rising(page);
    await heartOf(page, first).click();
    expect(await risen).toBe(5);
    await page.locator('.hearts').waitFor({ state: 'detached' });

    const sale = { salePrice: 99, version: undefined };
    await admin.call('PUT', `/api/admin/product/edit/${second._id}`, sale);
    await page.goto('/shop/wishlist');
    await cardOf(page, first).waitFor();
    await cardOf(page, second).getByText('99,00 €').waitFor();
    await page.getByText('2 tuotetta').waitFor();
    await expectSound(page, 'wishlist');
    // The browser shows its own list; the account hears of it a moment later.
    await expect.poll(() => listOf(customer)).toEqual([first._id, second._id]);

    await page.getByRole('button', { name: 'Tyhjennä suosikit' }).click();
    await page.getByText('Ei suosikkeja vielä.').waitFor();
    const undo = await theWayBack(page);
    await waitFor('the account to hear of it', async () => (await listOf(customer)).length === 0);
    await undo.click();
    await cardOf(page, first).waitFor();
    await waitFor('the account to hear of it', async () => (await listOf(customer)).length === 2);

    await heartOf(page, first).click();
    await cardOf(page, first).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });

  test('a heart counts even where the page is left in the same moment', async () => {
    const { page, close, customer } = await signedIn(screen);
    await page.goto(`/shop/products/${first._id}`);
    // The answer waits until the page is gone.
    await page.route('**/api/shop/wishlist/**', () => undefined);
    await page.route('**/api/auth/check', () => undefined);
    await page.reload({ waitUntil: 'load' });
    await like(page, first);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/shop/wishlist');
    await cardOf(page, first).waitFor();
    await waitFor('the account to hear of it', async () => (await listOf(customer)).includes(first._id));
    await close();
  });

  test('a login joins the browser’s list with the account’s, each product once, and another device has it [spec-159]', async () => {
    const customer = await newCustomer(shopUrl);
    await customer.call('PUT', `/api/shop/wishlist/change/${customer.id}`, { add: [second._id] });
    const { page, complaints, close } = await visitors.open(screen);
    await page.goto('/shop/listing');
    await heartOf(page, first).click();
    await page.waitForURL(/\/auth\/login\?/);
    const own = JSON.stringify([first._id, second._id]);
    await page.evaluate((ids) => localStorage.setItem('wishlist', ids), own);
    await page.goto('/auth/login?redirect=%2Fshop%2Fwishlist');
    await page.getByLabel('Sähköposti').fill(customer.email);
    await page.getByLabel('Salasana', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Kirjaudu sisään' }).click();
    await page.waitForURL('**/shop/wishlist');
    await cardOf(page, first).waitFor();
    await page.getByText('2 tuotetta').waitFor();
    await expect
      .poll(async () => (await listOf(customer)).toSorted())
      .toEqual([first._id, second._id].toSorted());
    expect(complaints).toEqual([]);
    await close();

    const otherWindow = await visitors.open(screen);
    await signInAs(otherWindow.page, customer);
    await otherWindow.page.goto('/shop/wishlist');
    await otherWindow.page.getByText('2 tuotetta').waitFor();
    await otherWindow.close();
  });

  test('a deleted product leaves the list [spec-159]', async () => {
    const deleted = await addTestProduct(admin);
    const { page, close, customer } = await signedIn(screen);
    await customer.call('PUT', `/api/shop/wishlist/change/${customer.id}`, { add: [deleted._id, first._id] });
    await admin.call('DELETE', `/api/admin/product/delete/${deleted._id}`);
    await page.goto('/shop/wishlist');
    await page.getByText('1 tuote').waitFor();
    await waitFor('the list to forget it', async () => (await listOf(customer)).join() === first._id);
    await close();
  });
});

test('the list comes with the page and stays while the account is away; nothing moves when the page wakes [spec-52]', async () => {
  const { page, close, customer } = await signedIn(screens[0]);
  await customer.call('PUT', `/api/shop/wishlist/change/${customer.id}`, { add: [first._id, second._id] });
  const { body } = await customer.call('GET', '/shop/wishlist');
  for (const { title } of [first, second]) expect(body).toContain(title);

  const asked = [first, second].map(({ _id }) => page.waitForResponse(`**/api/shop/products/${_id}`));
  await page.goto('/shop/wishlist');
  await Promise.all(asked);
  await page.locator(`[data-heart="${first._id}"][aria-pressed="true"]`).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await movedBy(page)).toBe(0);

  await page.route('**/api/shop/wishlist/**', (route) => route.abort());
  await page.reload();
  await page.getByText('Suosikkeja ei juuri nyt saatu päivitettyä.').waitFor();
  for (const product of [first, second]) await cardOf(page, product).waitFor();
  await expectSound(page, 'wishlist away');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await page.getByText('Suosikkeja ei juuri nyt saatu päivitettyä.').waitFor({ state: 'detached' });
  for (const product of [first, second]) await cardOf(page, product).waitFor();
  await close();
});

test('a removed product leaves the page also while the catalogue is away', async () => {
  const { page, close, customer } = await signedIn(screens[0]);
  await customer.call('PUT', `/api/shop/wishlist/change/${customer.id}`, { add: [first._id, second._id] });
  await page.route('**/api/shop/products/**', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/shop/wishlist');
  await page.getByText('Suosikkeja ei juuri nyt saatu päivitettyä.').waitFor();

  await heartOf(page, first).click();
  await cardOf(page, first).waitFor({ state: 'detached' });
  await page.getByText('1 tuote', { exact: true }).waitFor();
  await cardOf(page, second).waitFor();

  await page.getByRole('button', { name: 'Tyhjennä suosikit' }).click();
  await page.getByText('Ei suosikkeja vielä.').waitFor();
  const undo = await theWayBack(page);
  await waitFor('the account to hear of it', async () => (await listOf(customer)).length === 0);
  await undo.click();
  await cardOf(page, second).waitFor();
  await close();
});
