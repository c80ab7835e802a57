import { newCustomer } from '@shop/testing/http-client';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { homeAddress } from './address.ts';
import { browserOfFile, screens, signInAs } from './browser.ts';
import { putInCart } from './cart-line.ts';
import { addTestProduct, adminClient } from './test-product.ts';
import { theShop } from './the-shop.ts';

/* One account in two windows of a browser: what is done in one is true in the other. */
const visitors = browserOfFile();
const comeBack = (page: Page): Promise<void> => page.evaluate(() => void dispatchEvent(new Event('focus')));
const remembered = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(sessionStorage));

test('a logout in one window clears the other windows', async () => {
  const customer = await newCustomer(theShop.url);
  await customer.call('POST', '/api/shop/address/add', homeAddress);
  await putInCart(customer, await addTestProduct(await adminClient()));
  const { page, close } = await visitors.open(screens[1]);
  await signInAs(page, customer);
  await page.goto('/shop/checkout');
  await page.locator('[data-address]').getByRole('radio').check();
  await expect
    .poll(() => remembered(page))
    .toEqual(expect.arrayContaining(['cart-prices', 'checkout-choices']));
  const otherPage = await page.context().newPage();
  // The browser marks a list as a user's once it is fetched.
  await otherPage.goto('/shop/wishlist');
  await otherPage.waitForFunction(() => localStorage.getItem('wishlist-owner') !== null);
  await otherPage.locator('.account-menu summary').click();
  await otherPage.getByRole('button', { name: 'Exit' }).click();
  await otherPage.waitForURL('**/shop/home');
  await expect.poll(() => remembered(page)).toEqual([]);
  await comeBack(page);
  await page.waitForURL('**/auth/login**');
  expect(await remembered(page)).toEqual([]);
  await close();
});

test('account changes by another window or an email’s link appear when the settings are opened again', async () => {
  const customer = await newCustomer(theShop.url);
  const { page, complaints, close } = await visitors.open(screens[0]);
  await signInAs(page, customer);
  await page.goto('/shop/profile/account');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Vaihda osoite' }).click();
  await page.getByLabel('Uusi sähköposti').fill('puoliksi@kirjoite');
  await customer.call('POST', '/api/auth/name', { userName: 'Toinen Nimi' });
  await comeBack(page);
  await page.locator('.own-account-fact').getByText('Toinen Nimi').waitFor();
  expect(await page.getByLabel('Uusi sähköposti').inputValue()).toBe('puoliksi@kirjoite');
  expect(complaints).toEqual([]);
  await close();
});
