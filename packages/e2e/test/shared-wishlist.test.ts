import { newCustomer, type Client } from '@shop/testing/http-client';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { browserOfFile, expectSound, screens, signInAs } from './browser.ts';
import { press, tabTo } from './by-keyboard.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

/* A customer shares the wishlist by a link, and a visitor adds from it. */
const visitors = browserOfFile();
const SETTINGS = '/api/admin/rest/settings';
let admin: Client;
let first: TestProduct;
let second: TestProduct;

beforeAll(async () => {
  admin = await adminClient();
  first = await addTestProduct(admin);
  second = await addTestProduct(admin);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heartOf = (page: Page, { _id }: TestProduct) => page.locator(`[data-heart="${_id}"]`).first();

async function anOwner() {
  const customer = await newCustomer(theShop.url, 'Aino Metsä');
  await customer.call('PUT', `/api/shop/wishlist/change/${customer.id}`, { add: [first._id, second._id] });
  return customer;
}

async function linkOf(owner: Awaited<ReturnType<typeof anOwner>>, withName = false): Promise<string> {
  const { body } = await owner.call('POST', `/api/shop/wishlist/share/${owner.id}`, { withName });
  return `/shop/shared-wishlist#token=${body.data.token}`;
}

describe.each(screens)('on $name', (screen) => {
  test('a customer shares the wishlist by keyboard, and a guest sees it until the sharing ends [sec-40]', async () => {
    const { page, complaints, close } = await visitors.open(screen);
    await signInAs(page, await anOwner());
    await page.goto('/shop/wishlist');
    await press(page, page.getByText('Jaa suosikit', { exact: true }));
    await tabTo(page, page.getByLabel('Vain suosikkini'));
    await page.keyboard.press('ArrowDown');
    await press(page, button(page, 'Luo linkki'));
    const field = page.getByLabel('Linkki suosikkeihisi');
    await field.waitFor();
    await expectSound(page, 'share panel');
    const link = await field.inputValue();

    const guest = await visitors.open(screen);
    await guest.page.goto(link);
    await guest.page.getByText('Aino jakoi sinulle nämä suosikit.').waitFor();
    for (const { title } of [first, second]) await guest.page.getByRole('main').getByText(title).waitFor();
    expect(guest.page.url()).not.toContain('token');
    await expectSound(guest.page, 'shared wishlist');
    await guest.page.reload();
    await guest.page.getByText('Aino jakoi sinulle nämä suosikit.').waitFor();

    await page.reload();
    await press(page, page.getByText('Jaa suosikit', { exact: true }));
    await page.getByText(/Suosikkisi on jaettu .* etunimelläsi/).waitFor();
    await press(page, button(page, 'Lopeta jakaminen'));
    await page.getByText('Suosikkejasi ei enää jaeta. Linkki ei enää toimi.').waitFor();
    await guest.page.reload();
    await guest.page.getByRole('heading', { name: 'Linkki ei toimi' }).waitFor();
    expect(complaints).toEqual([]);
    expect(guest.complaints.filter((text) => !text.includes('404'))).toEqual([]);
    await guest.close();
    await close();
  });

  test('the sharing of a list that became empty is shown and ends by keyboard [sec-40]', async () => {
    const owner = await anOwner();
    const link = await linkOf(owner);
    const path = `/api/shop/wishlist/change/${owner.id}`;
    await owner.call('PUT', path, { remove: [first._id, second._id] });
    const { page, complaints, close } = await visitors.open(screen);
    await signInAs(page, owner);
    await page.goto('/shop/wishlist');
    await page.getByText(/^Suosikkisi on jaettu .* ilman nimeä/).waitFor();
    expect(await page.getByText('Jaa suosikit', { exact: true }).count()).toBe(0);
    await expectSound(page, 'empty wishlist that is shared');
    await press(page, button(page, 'Lopeta jakaminen'));
    await page.getByText('Suosikkejasi ei enää jaeta. Linkki ei enää toimi.').waitFor();
    expect(await button(page, 'Lopeta jakaminen').count()).toBe(0);
    await page.goto(link);
    await page.getByRole('heading', { name: 'Linkki ei toimi' }).waitFor();
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    await close();
  });

  test('a visitor adds from a shared list: the login on the way leads back to it', async () => {
    const link = await linkOf(await anOwner());
    const visitor = await newCustomer(theShop.url);
    const { page, complaints, close } = await visitors.open(screen);
    await page.goto(link);
    await page.getByText('Nämä suosikit on jaettu sinulle.').waitFor();
    await heartOf(page, second).click();
    await page.waitForURL(/\/auth\/login\?/);
    await page.getByLabel('Sähköposti').fill(visitor.email);
    await page.getByLabel('Salasana', { exact: true }).fill(visitor.password);
    await button(page, 'Kirjaudu sisään').click();
    await page.waitForURL('**/shop/shared-wishlist');
    await heartOf(page, second).click();
    const listOf = async () => {
      const { body } = await visitor.call('GET', `/api/shop/wishlist/get/${visitor.id}`);
      return body.data.productIDs;
    };
    await expect.poll(listOf).toEqual([second._id]);
    expect(complaints).toEqual([]);
    await close();
  });
});

test('with the switch off the wishlist offers no sharing, and a link shows nothing', async () => {
  const owner = await anOwner();
  const link = await linkOf(owner);
  const change = async (wishlistSharing: boolean) => {
    const { version } = (await admin.call('GET', SETTINGS)).body.data;
    await admin.call('PUT', SETTINGS, { version, wishlistSharing });
  };
  onTestFinished(() => change(true));
  await change(false);
  const page = async () => String((await owner.call('GET', '/shop/wishlist')).body);
  await expect.poll(page).not.toContain('Jaa suosikit');
  const visitor = await visitors.open(screens[0]);
  await visitor.page.goto(link);
  await visitor.page.getByRole('heading', { name: 'Linkki ei toimi' }).waitFor();
  await change(true);
  await expect.poll(page).toContain('Jaa suosikit');
  await visitor.page.goto('/shop/home');
  await visitor.page.goto(link);
  await visitor.page.getByText('Nämä suosikit on jaettu sinulle.').waitFor();
  await visitor.close();
});

test('a shared list is neither stored by a cache nor found by a search engine [sec-40]', async () => {
  const answer = await fetch(`${theShop.url}/shop/shared-wishlist`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
});
