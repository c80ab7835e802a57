import { newCustomer } from '@shop/testing/http-client';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserOfFile, expectSound, keepMessages, screens, signInAs } from './browser.ts';
import { pageToSay } from './kept-pages.ts';
import { addTestProduct, adminClient } from './test-product.ts';
import { theShop } from './the-shop.ts';

/* Messages appear once, where they apply, and no longer than that. */
const visitors = browserOfFile();
const [phone, desktop] = screens;

async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Sähköposti').fill(email);
  await page.getByLabel('Salasana', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Kirjaudu sisään' }).click();
}

test('a sold-out card leads to the restock form, filled with the customer’s address [spec-205]', async () => {
  const soldOut = await addTestProduct(await adminClient(), { kategoria: 'koti', stock: 0 });
  const customer = await newCustomer(theShop.url);
  await pageToSay('/shop/listing?kategoria=koti', soldOut.title);
  const { page, complaints, close } = await visitors.open(phone);
  await signInAs(page, customer);
  await page.goto('/shop/listing?kategoria=koti');
  await page.locator('.card.sold-out').filter({ hasText: soldOut.title }).locator('.card-body').click();
  await expectSound(page, 'a sold-out card');
  await page.getByRole('button', { name: `Ilmoita, kun palaa: ${soldOut.title}` }).click();
  // The card itself led nowhere.
  await page.waitForURL(new RegExp(`/shop/products/${soldOut._id}\\??#ilmoita-kun-palaa$`));
  await expect.poll(() => page.getByLabel('Sähköpostiosoite').inputValue()).toBe(customer.email);
  await page.getByRole('button', { name: 'Ilmoita minulle' }).click();
  await page
    .getByText(`Kirjoitamme osoitteeseen ${customer.email}, kun tuotetta on taas saatavilla.`)
    .waitFor();
  await page.goto(`/shop/search?keyword=${encodeURIComponent(soldOut.title)}`);
  await page.getByRole('combobox').fill(soldOut.title.slice(-6));
  await page.getByRole('option', { name: `${soldOut.title} Loppuunmyyty` }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('three additions show one message, and in the open cart none that leads to the cart [spec-206]', async () => {
  const product = await addTestProduct(await adminClient());
  const { page, complaints, close } = await visitors.open(desktop);
  await signInAs(page, await newCustomer(theShop.url));
  await keepMessages(page);
  await page.goto(`/shop/products/${product._id}`);
  await page.getByLabel('Malli', { exact: true }).selectOption('1');
  await page.getByLabel('Koko', { exact: true }).selectOption('M');
  const toast = page.locator('.toast.shown');
  for (let times = 1; times <= 3; times += 1) {
    await page.locator('[data-add]:not([aria-busy=true])').click();
    await page.getByRole('button', { name: `Ostoskori ${times}`, exact: true }).waitFor();
  }
  expect(await toast.count()).toBe(1);
  await toast.getByRole('button', { name: 'Katso ostoskori' }).waitFor();
  await page.getByRole('button', { name: 'Ostoskori 3', exact: true }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Ostoskori' });
  await drawer.getByText(product.title).waitFor();
  await drawer.locator('.toast').getByText('Tuote lisättiin ostoskoriin.').waitFor();
  expect(await page.getByRole('button', { name: 'Katso ostoskori' }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('a browser that keeps no cookies learns at the login why it cannot work', async () => {
  const { id, email, password } = await newCustomer(theShop.url);
  const { page, close } = await visitors.open(desktop);
  await page.goto('/auth/login');
  const user = { id, userName: 'Aino', role: 'customer' };
  await page.route('**/api/auth/login', (route) => route.fulfill({ json: { success: true, user } }));
  await fillLogin(page, email, password);
  await page.getByText(/^Kirjautuminen tarvitsee evästeet/).waitFor();
  expect(await page.locator('.toast').count()).toBe(0);
  await page.unrouteAll();
  await fillLogin(page, email, password);
  await page.waitForURL('**/shop/home', { waitUntil: 'commit' });
  await close();
});

test('the login page shows the product that the visitor wanted, and works without it', async () => {
  const product = await addTestProduct(await adminClient());
  const { page, complaints, close } = await visitors.open(phone);
  const login = (path: string) => page.goto(`/auth/login?${new URLSearchParams({ redirect: path })}`);
  await login(`/shop/products/${product._id}`);
  await page.getByText(`Kirjaudu sisään jatkaaksesi kohteeseen: /shop/products/${product._id}`).waitFor();
  const wanted = page.locator('.auth-product');
  await wanted.getByText(product.title).waitFor();
  expect(
    await wanted.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
  await expectSound(page, 'a login for a product');
  await login('/shop/products/ei-ole');
  await page.getByLabel('Sähköposti').waitFor();
  expect(await wanted.count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('a successful login removes earlier errors, and a deleted account is confirmed on the home page [spec-206]', async () => {
  const { email, password } = await newCustomer(theShop.url);
  const { page, close } = await visitors.open(desktop);
  await page.goto('/auth/login?redirect=/shop/profile/account');
  await fillLogin(page, email, 'jokin-aivan-muu');
  await page.locator('.toast.error.shown').waitFor();
  await fillLogin(page, email, password);
  await page.locator('.toast.shown').getByText('Tervetuloa.').waitFor();
  expect(await page.locator('.toast.error.shown').count()).toBe(0);
  await page.waitForURL('**/shop/profile/account');
  await page.getByRole('button', { name: 'Vaihda nimi' }).click();
  await page.getByLabel('Uusi nimi').fill('Aino Ahonen');
  await page.getByRole('button', { name: 'Tallenna nimi' }).click();
  await page.locator('.own-account-fact').getByText('Aino Ahonen').waitFor();
  await page.reload();
  await page
    .locator('.account-panel [data-user-name]')
    .filter({ hasText: 'Aino Ahonen' })
    .waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Poista tili', exact: true }).click();
  await page.getByLabel('Nykyinen salasana').fill(password);
  await page.getByRole('button', { name: 'Poista tili pysyvästi' }).click();
  // A message is there before its page has loaded, and stays for four seconds.
  await page.waitForURL('**/shop/home**', { waitUntil: 'commit' });
  await page.locator('.toast.info').getByText('Tilisi on poistettu.').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await close();
});

test('the login page says that a password was changed, and what a heart needs [spec-206]', async () => {
  const product = await addTestProduct(await adminClient());
  const { page, close } = await visitors.open(phone);
  const waitForToast = (words: string) => page.locator('.toast.info').getByText(words).waitFor();
  await page.route('**/api/auth/reset', (route) =>
    route.fulfill({ json: { success: true, message: 'Salasana on vaihdettu. Kirjaudu nyt sisään.' } }),
  );
  await page.goto('/auth/reset#token');
  await page.getByLabel('Uusi salasana').fill('villasukka-ja-lapanen');
  await page.getByRole('button', { name: 'Vaihda salasana' }).click();
  await page.waitForURL('**/auth/login**', { waitUntil: 'commit' });
  await waitForToast('Salasana on vaihdettu. Kirjaudu nyt sisään.');
  await page.goto(`/shop/products/${product._id}`);
  await page.locator('.buy-heart').click();
  await page.waitForURL('**/auth/login**', { waitUntil: 'commit' });
  await waitForToast('Kirjaudu sisään, niin voit tallentaa suosikkeja.');
  await close();
});
