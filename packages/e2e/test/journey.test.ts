import { waitFor } from '@shop/testing';
import { newCustomer, type Client } from '@shop/testing/http-client';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { homeAddress, typeAddress } from './address.ts';
import {
  browserOfFile,
  expectSound,
  keepAsleep,
  screens,
  signInAs,
  type Screen,
  type Visitor,
} from './browser.ts';
import { lineOf, putInCart } from './cart-line.ts';
import { pageToSay } from './kept-pages.ts';
import { seePaid } from './paid-page.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

/*
 * The main journey in a real browser, on a phone and on a desktop: from a guest who looks around to a paid order that
 * the admin moves on. Every page on the way is held to accessibility, and the console stays clean.
 */
const visitors = browserOfFile();
const password = 'villasukka-ja-lapanen';
let admin: Client;
let product: TestProduct;

beforeAll(async () => {
  admin = await adminClient();
  product = await addTestProduct(admin);
  await pageToSay('/shop/listing?kategoria=villatuotteet&kokoelmat=talvi', product.title);
});

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

async function addAddress(page: Page): Promise<void> {
  await typeAddress(page);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await toast(page, 'You added an address!').waitFor();
}

async function addToCart(page: Page): Promise<void> {
  await page.getByLabel('Malli', { exact: true }).selectOption({ label: 'Malli 2' });
  await page.getByLabel('Koko', { exact: true }).selectOption('M');
  await page.getByRole('button', { name: 'Lisää ostoskoriin' }).first().click();
  await page.locator('[data-cart-count]:visible').filter({ hasText: '1' }).first().waitFor();
}

async function openCart(page: Page) {
  const drawer = page.getByRole('dialog', { name: 'Ostoskori' });
  if (!(await drawer.isVisible())) await page.getByRole('button', { name: /^Ostoskori( \d+)?$/ }).click();
  await drawer.waitFor();
  return drawer;
}

async function toCheckout(page: Page): Promise<void> {
  const drawer = await openCart(page);
  await drawer.getByText(product.title).waitFor();
  await drawer
    .getByRole('button', { name: 'Siirry kassalle' })
    .or(drawer.getByRole('link', { name: 'Siirry kassalle' }))
    .click();
  await page.waitForURL('**/shop/checkout');
  await page.getByRole('heading', { name: 'Kassa' }).waitFor();
}

/** A browser signed in as a new customer, with an address and the product in the cart. */
async function aBuyer(screen: Screen): Promise<Visitor> {
  const customer = await newCustomer(theShop.url);
  await customer.call('POST', '/api/shop/address/add', homeAddress);
  await putInCart(customer, product);
  const visitor = await visitors.open(screen);
  await signInAs(visitor.page, customer);
  await visitor.page.goto('/shop/checkout');
  return visitor;
}

async function expectEmptyCart(page: Page): Promise<void> {
  await waitFor('the cart to be cleared', async () => {
    const check = await page.request.get('/api/auth/check');
    const { user } = (await check.json()) as { user: { id: string } };
    const answer = await page.request.get(`/api/shop/cart/get/${user.id}`);
    const { data } = (await answer.json()) as { data: { items: object[] } };
    return data.items.length === 0;
  });
  await page.goto('/shop/home');
  const drawer = await openCart(page);
  await drawer.getByText('Ostoskorisi on tyhjä').waitFor();
}

describe.each(screens)('on $name', (screen) => {
  test('a guest finds a garment, registers, pays by card, and sees it confirmed and the cart empty [spec-2 spec-41 spec-54 spec-55 spec-56 spec-60 spec-85]', async () => {
    const { page, complaints, close } = await visitors.open(screen);
    await page.goto('/');
    expect(new URL(page.url()).pathname).toBe('/shop/home');
    await page.getByText('Ilmainen toimitus yli 150 €').first().waitFor();
    await expectSound(page, 'home');

    await page
      .getByRole('main')
      .getByRole('link', { name: /^Villatuotteet/ })
      .first()
      .click();
    await page.waitForURL(/kategoria=villatuotteet/);
    await page.getByRole('heading', { name: 'Kaikki Tuotteet' }).waitFor();
    if (screen.width < 768)
      await page
        .getByRole('button', { name: /Suodata/ })
        .first()
        .click();
    await page
      .getByLabel(/^Talvi/)
      .first()
      .check();
    await page.waitForURL(/kokoelmat=talvi/);
    await expectSound(page, 'listing');
    if (screen.width < 768) await page.getByRole('button', { name: /^Näytä \d+ tuote/ }).click();

    await page.getByRole('link', { name: product.title }).first().click();
    // A message is there before its page has loaded, and stays for four seconds.
    await page.waitForURL(/\/auth\/login\?/, { waitUntil: 'commit' });
    await toast(page, 'Kirjaudu sisään, niin näet tuotteen tiedot ja voit lisätä sen ostoskoriin.').waitFor();
    await page.getByText(`Kirjaudu sisään jatkaaksesi kohteeseen: /shop/products/${product._id}`).waitFor();
    await expectSound(page, 'login');

    await page.getByRole('link', { name: 'Rekisteröidy nyt' }).click();
    await page.waitForURL(/\/auth\/register/);
    await page.getByRole('heading', { name: 'Liity seuraan' }).waitFor();
    await expectSound(page, 'register');
    const email = `kulkija-${screen.width}-${Date.now()}@posti.example`;
    await page.getByLabel('Nimi').fill('Kaisa Kulkija');
    await page.getByLabel('Sähköposti').fill(email);
    await page.getByLabel('Salasana', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Luo tili' }).click();
    await page.waitForURL(/\/auth\/login/, { waitUntil: 'commit' });
    await toast(page, 'Rekisteröinti onnistui! Kirjaudu nyt sisään.').waitFor();
    await page.getByLabel('Sähköposti').fill(email);
    await page.getByLabel('Salasana', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Kirjaudu sisään' }).click();

    await page.waitForURL(`**/shop/products/${product._id}`);
    await page.getByRole('heading', { name: product.title, level: 1 }).waitFor();
    await expectSound(page, 'product');
    await addToCart(page);
    const drawer = await openCart(page);
    await drawer.getByText(product.title).waitFor();
    await expectSound(page, 'cart drawer');
    await toCheckout(page);
    await expectSound(page, 'checkout without an address');
    await page.getByRole('button', { name: 'Debit card' }).click();
    await toast(page, 'You need to choose address').waitFor();
    await addAddress(page);
    await page.locator('[data-address]').getByRole('radio').first().check();
    await expectSound(page, 'checkout');

    await page.getByRole('button', { name: 'Debit card' }).click();
    await page.waitForURL(/\/sandbox\/stripe\//);
    await expectSound(page, 'the stand-in’s card page');
    await page.getByRole('button', { name: 'Hyväksy maksu' }).click();
    await page.waitForURL(/\/shop\/payment-success/);
    await seePaid(page);
    await page.getByText('Maksettu').first().waitFor();
    const parcel = page.locator('.payment-picture img');
    await parcel.scrollIntoViewIfNeeded();
    await waitFor('the thanks’ picture', () =>
      parcel.evaluate((image: HTMLImageElement) => image.naturalWidth > 0),
    );
    await expectSound(page, 'payment-success');

    await page.getByRole('link', { name: 'Näytä tilaukset' }).click();
    await page.waitForURL('**/shop/profile');
    const orderRow = page.locator('[data-order]').first();
    await orderRow.getByText('Vahvistettu').waitFor();
    await expectSound(page, 'profile');
    const orderID = (await orderRow.getAttribute('data-order')) ?? '';
    await orderRow.getByRole('button', { name: /View Details/ }).click();
    await page.getByRole('dialog', { name: 'Tilausyhteenveto' }).getByText(product.title).waitFor();
    await expectSound(page, 'order summary');
    await expectEmptyCart(page);

    const moved = await admin.call('PUT', `/api/admin/purchase-list/change/${orderID}`, {
      orderStatus: 'inShipping',
    });
    expect(moved.body.success).toBe(true);
    await page.goto('/shop/profile');
    await page.locator(`[data-order="${orderID}"]`).getByText('Matkalla').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('PayPal: paid and confirmed [spec-55 spec-56 spec-97]', async () => {
    const { page, complaints, close } = await aBuyer(screen);
    await page.locator('[data-address]').getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Pay with PayPal' }).click();
    await page.waitForURL(/\/sandbox\/paypal\//);
    await page.getByRole('button', { name: 'Hyväksy maksu' }).click();
    await page.waitForURL(/\/shop\/payment-success\?paypal=true/);
    await seePaid(page);
    await page.reload();
    await seePaid(page);
    await expectEmptyCart(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a checkout of a cart that is already paid opens that order [spec-161]', async () => {
    const { page, complaints, close } = await aBuyer(screen);
    await page.locator('[data-address]').getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Debit card' }).click();
    await page.getByRole('button', { name: 'Hyväksy maksu' }).click();
    await seePaid(page);
    const orderID = new URL(page.url()).searchParams.get('orderID');
    expect(orderID).toBeTruthy();
    await page.evaluate(() => (sessionStorage.clear(), localStorage.clear()));

    await page.request.post('/api/shop/cart/add', { data: lineOf(product) });
    await page.goto('/shop/checkout');
    await page.locator('[data-address]').getByRole('radio').first().check();
    const paid = { success: false, code: 'order-already-paid', data: { orderID } };
    await page.route('**/purchase/create', (route) => route.fulfill({ status: 409, json: paid }));
    await page.getByRole('button', { name: 'Pay with PayPal' }).click();
    await page.waitForURL(`**/shop/payment-success?orderID=${orderID}`);
    await seePaid(page);
    await expectSound(page, 'an order that was paid already');
    // The browser itself notes an answer that is a refusal.
    expect(complaints.filter((complaint) => !complaint.includes('409'))).toEqual([]);
    await close();
  });

  test('choices and presses before hydration count', async () => {
    const { page, complaints, close } = await aBuyer(screen);
    const wake = await keepAsleep(page);
    await page.goto('/shop/checkout', { waitUntil: 'commit' });
    await page.locator('[data-address]').getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Pay with PayPal' }).click();
    wake();
    await page.waitForURL(/\/sandbox\/paypal\//);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a declined PayPal payment is reported, and the cart stays [spec-162]', async () => {
    const { page, close } = await aBuyer(screen);
    await page.locator('[data-address]').getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Pay with PayPal' }).click();
    await page.waitForURL(/\/sandbox\/paypal\//);
    await page.getByRole('button', { name: 'Hylkää maksu' }).click();
    await page.locator('[data-step="failed"]').waitFor();
    await expectSound(page, 'declined');
    await page.goto('/shop/checkout');
    await page.getByText(product.title).first().waitFor();
    await close();
  });

  test('a cancelled card payment is reported, and the way back to the checkout works [spec-162]', async () => {
    const { page, complaints, close } = await aBuyer(screen);
    await page.locator('[data-address]').getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Debit card' }).click();
    await page.waitForURL(/\/sandbox\/stripe\//);
    await page.getByRole('button', { name: 'Hylkää maksu' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: 'Peruuta' }).click();
    await page.locator('[data-step="cancelled"]').waitFor();
    await expectSound(page, 'cancelled');
    await page.getByRole('link', { name: 'Takaisin kassalle' }).click();
    await page.getByText(product.title).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('every other page opens clean: story, questions, contact, law, nothing there [spec-1]', async () => {
    const { page, complaints, close } = await visitors.open(screen);
    for (const path of ['historia', 'faq', 'contact', 'privacy', 'terms', 'returns'].map(
      (name) => `/shop/${name}`,
    )) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expectSound(page, path);
    }
    expect(complaints).toEqual([]);
    expect((await page.goto('/unauth'))?.status()).toBe(403);
    await expectSound(page, 'unauth');
    expect((await page.goto('/ei/ole'))?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Sivua ei löytynyt' }).waitFor();
    await page.getByText('/ei/ole').first().waitFor();
    await expectSound(page, '404');
    await close();
  });
});
