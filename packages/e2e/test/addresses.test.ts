import { newCustomer, type Customer } from '@shop/testing/http-client';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { homeAddress, typeAddress } from './address.ts';
import { browserOfFile, screens, signInAs } from './browser.ts';
import { putInCart } from './cart-line.ts';
import { addTestProduct, adminClient } from './test-product.ts';
import { theShop } from './the-shop.ts';

/* The address book in two windows and on slow connections: no choice and no typed text is lost. */
const visitors = browserOfFile();

/** A buyer at the checkout with so many addresses. */
async function aBuyer(addresses: string[]) {
  const buyer = await newCustomer(theShop.url);
  await putInCart(buyer, await addTestProduct(await adminClient()));
  const ids: string[] = [];
  for (const address of addresses) ids.push(await add(buyer, address));
  const visitor = await visitors.open(screens[0]);
  await signInAs(visitor.page, buyer);
  await visitor.page.goto('/shop/checkout');
  await visitor.page.waitForLoadState('networkidle');
  return { ...visitor, buyer, ids };
}

async function add(buyer: Customer, address: string): Promise<string> {
  const { body } = await buyer.call('POST', '/api/shop/address/add', { ...homeAddress, address });
  return body.data._id;
}

const row = (page: Page, address: string): Locator =>
  page.locator('.address-row').filter({ hasText: address });
const radio = (page: Page, address: string): Locator => row(page, address).getByRole('radio');
const comeBack = (page: Page): Promise<void> => page.evaluate(() => void dispatchEvent(new Event('focus')));
const pay = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Debit card', exact: true }).click();

/** The profile's address book in another window of the same browser. */
async function otherWindow(context: BrowserContext): Promise<Page> {
  const otherPage = await context.newPage();
  await otherPage.goto('/shop/profile#osoite');
  return otherPage;
}

test('an address that is changed in another window is shown as it is before anything is sent there', async () => {
  const { page, complaints, close } = await aBuyer(['Vanhatie 1']);
  await radio(page, 'Vanhatie 1').check();
  const otherPage = await otherWindow(page.context());
  await otherPage.getByRole('button', { name: 'Muokkaa osoitetta Vanhatie 1' }).click();
  await otherPage.getByLabel('Katuosoite').fill('Uusitie 2');
  await otherPage.getByRole('button', { name: 'Edit', exact: true }).click();
  await row(otherPage, 'Uusitie 2').waitFor();
  await comeBack(page);
  await radio(page, 'Uusitie 2').and(page.locator(':checked')).waitFor();
  await page.locator('.summary').getByText('Uusitie 2').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('an address that another window has removed is not offered again once it was refused', async () => {
  const { page, close, buyer, ids } = await aBuyer(['Poistotie 1', 'Jäävätie 2']);
  await radio(page, 'Poistotie 1').check();
  await buyer.call('DELETE', `/api/shop/address/delete/${buyer.id}/${ids[0]}`);
  await pay(page);
  await page.getByText('Osoitetta ei löytynyt.').waitFor();
  await row(page, 'Poistotie 1').waitFor({ state: 'detached' });
  await page.getByText('Valitse osoite.', { exact: true }).waitFor();
  await radio(page, 'Jäävätie 2').check();
  await pay(page);
  await page.waitForURL('**/sandbox/**');
  await close();
});

test('what is being typed outlives that its address was removed in another window, and is saved as chosen', async () => {
  const { page, close, buyer, ids } = await aBuyer(['Poistotie 1', 'Jäävätie 2']);
  await radio(page, 'Poistotie 1').check();
  await page.getByRole('button', { name: 'Muokkaa osoitetta Poistotie 1' }).click();
  await page.getByLabel('Katuosoite').fill('Kirjoitettu tie 3');
  await buyer.call('DELETE', `/api/shop/address/delete/${buyer.id}/${ids[0]}`);
  await comeBack(page);
  await page.waitForLoadState('networkidle');
  expect(await page.getByLabel('Katuosoite').inputValue()).toBe('Kirjoitettu tie 3');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await radio(page, 'Kirjoitettu tie 3').and(page.locator(':checked')).waitFor();
  const { body } = await buyer.call('GET', `/api/shop/address/get/${buyer.id}`);
  expect(body.data.map(({ address }: { address: string }) => address).toSorted()).toEqual([
    'Jäävätie 2',
    'Kirjoitettu tie 3',
  ]);
  await close();
});

test('a late list does not discard an address that is being typed', async () => {
  const { page, complaints, close, buyer } = await aBuyer([]);
  let answer = (): void => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/shop/address/get/**', async (route) => {
    await late;
    await route.continue();
  });
  await page.reload();
  await typeAddress(page);
  // Another device has been faster.
  await add(buyer, 'Toinen tie 9');
  answer();
  await row(page, 'Toinen tie 9').waitFor();
  expect(await page.getByLabel('Katuosoite').inputValue()).toBe(homeAddress.address);
  expect(
    await page.getByLabel('Viesti kuljettajalle').evaluate((field) => field === document.activeElement),
  ).toBe(true);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await radio(page, homeAddress.address).and(page.locator(':checked')).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
