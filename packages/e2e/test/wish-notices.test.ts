import { newCustomer, type Client } from '@shop/testing/http-client';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { browserOfFile, expectSound, screens, signInAs } from './browser.ts';
import { press, tabTo } from './by-keyboard.ts';
import { addTestProduct, adminClient } from './test-product.ts';
import { theShop } from './the-shop.ts';
import { noticesLinkIn } from './withdrawal-link.ts';

const visitors = browserOfFile();
const SETTINGS = '/api/admin/rest/settings';
let admin: Client;

beforeAll(async () => {
  admin = await adminClient();
});

const box = (page: Page) => page.getByLabel(/^Lähetä minulle sähköposti, kun suosikkini/);

async function aWisher() {
  const product = await addTestProduct(admin);
  const customer = await newCustomer(theShop.url);
  await customer.call('PUT', `/api/shop/wishlist/change/${customer.id}`, { add: [product._id] });
  return { customer, product };
}

describe.each(screens)('on $name', (screen) => {
  test('the box is unticked at first; by keyboard it is ticked, a lower price is written about, and the link ends it [law-27]', async () => {
    const { customer, product } = await aWisher();
    const { page, complaints, close } = await visitors.open(screen);
    await signInAs(page, customer);
    await page.goto('/shop/wishlist');
    await box(page).waitFor();
    expect(await box(page).isChecked()).toBe(false);
    await tabTo(page, box(page));
    await page.keyboard.press('Space');
    await page.getByText('Kirjoitamme sinulle, kun suosikkisi halpenee tai palaa myyntiin.').waitFor();
    await expectSound(page, 'a wishlist with emails');
    await page.reload();
    await expect.poll(() => box(page).isChecked()).toBe(true);

    await admin.call('PUT', `/api/admin/rest/products/${product._id}`, { price: 99 });
    const link = await noticesLinkIn('wish-cheaper', customer.email);
    const guest = await visitors.open(screen);
    await guest.page.goto(link);
    await guest.page.getByRole('button', { name: 'Lopeta viestit' }).waitFor();
    expect(guest.page.url()).not.toContain('token');
    await expectSound(guest.page, 'emails that are ended');
    await press(guest.page, guest.page.getByRole('button', { name: 'Lopeta viestit' }));
    await guest.page.getByRole('heading', { name: 'Viestit on lopetettu' }).waitFor();
    await guest.page.getByText('Emme enää lähetä sinulle viestejä suosikeistasi.').waitFor();
    await guest.page.goto(link);
    await press(guest.page, guest.page.getByRole('button', { name: 'Lopeta viestit' }));
    await guest.page.getByRole('heading', { name: 'Ei lopetettavia viestejä' }).waitFor();
    await guest.page.goto('/shop/home');
    await guest.page.goto('/shop/wishlist-notices');
    await guest.page.getByRole('heading', { name: 'Linkki on puutteellinen' }).waitFor();
    expect(guest.complaints).toEqual([]);
    await guest.close();

    await page.goto('/shop/profile/account');
    await page.getByRole('heading', { name: 'Viestit suosikeista' }).waitFor();
    expect(await box(page).isChecked()).toBe(false);
    await expectSound(page, 'the settings of an account');
    expect(complaints).toEqual([]);
    await close();
  });
});

test('in the settings of the account the emails are ended as well, and an empty wishlist offers neither them nor sharing', async () => {
  const { customer, product } = await aWisher();
  await customer.call('PUT', `/api/shop/wishlist/notices/${customer.id}`, { wanted: true });
  const { page, close } = await visitors.open(screens[0]);
  await signInAs(page, customer);
  await page.goto('/shop/profile/account');
  await box(page).click();
  await page.getByText('Emme enää lähetä sinulle viestejä suosikeistasi.').waitFor();
  await customer.call('PUT', `/api/shop/wishlist/change/${customer.id}`, { remove: [product._id] });
  await page.goto('/shop/wishlist');
  await page.getByText('Ei suosikkeja vielä.').waitFor();
  expect(await page.getByText('Jaa suosikit').count()).toBe(0);
  expect(await box(page).count()).toBe(0);
  await close();
});

test('with the switch off the wishlist offers no emails, and the page of their link is kept by no cache', async () => {
  const { customer } = await aWisher();
  const change = async (wishlistNotices: boolean) => {
    const { version } = (await admin.call('GET', SETTINGS)).body.data;
    expect((await admin.call('PUT', SETTINGS, { version, wishlistNotices })).status).toBe(200);
  };
  onTestFinished(() => change(true));
  await change(false);
  const page = async () => String((await customer.call('GET', '/shop/wishlist')).body);
  await expect.poll(page).not.toContain('Lähetä minulle sähköposti');
  const answer = await fetch(`${theShop.url}/shop/wishlist-notices`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
});

test('without script the page of the link takes the link itself, and says what became of it', async () => {
  const { page, close } = await visitors.open(screens[0], { javaScriptEnabled: false });
  await page.goto('/shop/wishlist-notices');
  await page.locator('noscript [name=token]').fill('kesken');
  await page.locator('noscript button').click();
  await page.getByRole('heading', { name: 'Linkki on puutteellinen' }).waitFor();
  await close();
});
