import { newCustomer, type Customer } from '@shop/testing/http-client';
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { homeAddress } from './address.ts';
import { browserOfFile, expectSound, screens, signInAs } from './browser.ts';
import { lineOf, putInCart } from './cart-line.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

/*
 * The owner's texts for what goes wrong, each reached by the failure that it names: calls are broken off, refused or
 * answered without what they promise. The stores' own tests hold the same texts without a browser.
 */
const shopUrl = theShop.url;
const visitors = browserOfFile();
const phone = screens[0];
let product: TestProduct;

beforeAll(async () => {
  product = await addTestProduct(await adminClient());
});

type Failure = (route: Route) => Promise<void>;
const brokenOff: Failure = (route) => route.abort();
const answering =
  (status: number, body: object): Failure =>
  (route) =>
    route.fulfill({ status, json: body });
const refused = answering(400, { success: false });
const away = answering(503, { success: false });

async function aBuyer(addresses = 1) {
  const customer = await newCustomer(shopUrl);
  for (let n = 0; n < addresses; n += 1) await customer.call('POST', '/api/shop/address/add', homeAddress);
  await putInCart(customer, product, { quantity: 2 });
  const visitor = await visitors.open(phone);
  await signInAs(visitor.page, customer);
  return { ...visitor, customer };
}

const says = async (page: Page, text: string): Promise<void> => {
  const words = page.getByText(text, { exact: true }).first();
  await words.waitFor();
  // A Finnish voice does not read English.
  expect(await words.getAttribute('lang'), text).toBe('en');
};

describe('the checkout', () => {
  test('says why a payment cannot begin [spec-5 spec-104 spec-124 spec-126 spec-129]', async () => {
    const { page, close } = await aBuyer();
    const payPal = page.getByRole('button', { name: 'Pay with PayPal' });
    await page.goto('/shop/checkout');
    await page.locator('[data-address]').getByRole('radio').first().waitFor();
    await payPal.click();
    await says(page, 'You need to choose address');
    await page.locator('[data-address]').getByRole('radio').first().check();
    const failures: [Failure, string][] = [
      [answering(201, { success: true, orderID: 'a'.repeat(24) }), 'PayPal approval link not found'],
      [refused, 'Failed to create PayPal payment'],
      [brokenOff, 'Error initiating PayPal payment'],
    ];
    for (const [failure, text] of failures) {
      await page.route('**/api/shop/purchase/create', failure);
      await payPal.click();
      await says(page, text);
      await page.unrouteAll();
    }
    await page.route(
      '**/api/shop/purchase/create',
      answering(502, { success: false, code: 'paypal-unavailable' }),
    );
    await payPal.click();
    await says(page, 'Error initiating PayPal payment');
    await page.getByRole('heading', { name: 'PayPal ei vastaa juuri nyt' }).waitFor();
    await expectSound(page, 'checkout with messages');
    await page.route('**/api/shop/purchase/stripe-checkout', answering(401, { success: false }));
    await page.getByRole('button', { name: 'Maksa kortilla' }).click();
    await says(page, 'User not found');
    await close();
  });

  test('says at the login that the session ended elsewhere, and that the cart is kept', async () => {
    const { page, close, customer } = await aBuyer();
    await page.goto('/shop/checkout');
    await page.locator('[data-address]').getByRole('radio').first().check();
    // The session ends after the page's own first calls, not among them.
    await page.waitForLoadState('networkidle');
    await customer.call('POST', '/api/auth/logout');
    await page.getByRole('button', { name: 'Pay with PayPal' }).click();
    await page.waitForURL('**/auth/login**');
    await page.getByText('Kirjautumisesi päättyi. Ostoskorisi on tallessa.').waitFor();
    await page.getByText('Kirjaudu sisään jatkaaksesi kohteeseen: /shop/checkout').waitFor();
    await close();
  });

  test('says that there is nothing to pay for [spec-104 spec-124]', async () => {
    const { page, close, customer } = await aBuyer();
    await customer.call('DELETE', `/api/shop/cart/clear-cart/${customer.id}`);
    await page.goto('/shop/checkout');
    await page.getByRole('main').getByText('Ostoskorisi on tyhjä').waitFor();
    await page.getByRole('heading', { name: 'Toimitustapa' }).waitFor({ state: 'detached' });
    expect(await page.locator('[data-checkout-total], .pay-classes').count()).toBe(0);
    await page.getByRole('button', { name: 'Debit card' }).click();
    await says(page, 'Your cart is empty');
    await expectSound(page, 'checkout without a cart');
    await close();
  });

  test('keeps four addresses and warns of a fifth [spec-102 spec-124 spec-131]', async () => {
    const { page, close } = await aBuyer(4);
    await page.goto('/shop/profile#osoite');
    await page.getByText('4 / 4 osoitetta').waitFor();
    await page.getByRole('button', { name: 'Lisää osoite' }).click();
    await says(page, 'You can add max four addresses!');
    await expectSound(page, 'four addresses');
    const street = `Poista osoite ${homeAddress.address}`;
    await page.getByRole('button', { name: street }).first().click();
    await page.getByRole('button', { name: 'Kyllä, poista' }).click();
    await says(page, 'Address removed!');
    await page
      .getByRole('button', { name: `Muokkaa osoitetta ${homeAddress.address}` })
      .first()
      .click();
    await page.getByLabel('Postitoimipaikka').fill('Turku');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await says(page, 'The address has been changed!');
    await close();
  });
});

describe('the cart', () => {
  test('says which change did not come through [spec-125 spec-132]', async () => {
    const { page, close } = await aBuyer();
    await page.goto('/shop/home');
    await page.getByRole('button', { name: /^Ostoskori( \d+)?$/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Ostoskori' });
    const more = drawer.getByRole('button', { name: `Lisää: ${product.title}` });
    const failures: [string, Failure, () => Promise<void>, string][] = [
      ['**/cart/update', brokenOff, () => more.click(), 'Failed to update quantity'],
      ['**/cart/update', away, () => more.click(), 'Failed to update cart quantity'],
      [
        `**/cart/*/${product._id}?**`,
        brokenOff,
        () => drawer.getByRole('button', { name: `Poista korista: ${product.title}` }).click(),
        'Failed to delete product from cart',
      ],
      [
        '**/cart/clear-cart/**',
        brokenOff,
        () => drawer.getByRole('button', { name: 'Tyhjennä ostoskori' }).click(),
        'Failed to clear cart from database',
      ],
    ];
    for (const [path, failure, act, text] of failures) {
      await more.waitFor();
      await page.route(path, failure);
      await act();
      await says(page, text);
      await page.unrouteAll();
    }
    await drawer.getByText('2', { exact: true }).waitFor();
    await page.goto(`/shop/products/${product._id}`);
    await page.getByLabel('Malli', { exact: true }).selectOption('1');
    await page.getByLabel('Koko', { exact: true }).selectOption('S');
    await page.route('**/cart/add', brokenOff);
    await page.getByRole('button', { name: 'Lisää ostoskoriin' }).first().click();
    await says(page, 'Failed to add product to cart');
    await close();
  });
});

describe('the page after a payment', () => {
  const returned = '/shop/payment-success?paypal=true&orderID=000000000000000000000000&token=T1&PayerID=P1';
  const cases: {
    name: string;
    address: string;
    routes: Record<string, Failure>;
    step: string;
    text: string;
  }[] = [
    {
      name: 'a return without its ids',
      address: '/shop/payment-success?paypal=true',
      routes: {},
      step: 'failed',
      text: 'Missing PayPal payment information',
    },
    {
      name: 'a completion that was refused',
      address: returned,
      routes: { '**/purchase/done': refused },
      step: 'failed',
      text: 'PayPal payment processing failed',
    },
    {
      name: 'a completion and an order without an answer',
      address: returned,
      routes: { '**/purchase/**': brokenOff },
      step: 'unknown',
      text: 'Network error processing PayPal payment',
    },
    {
      name: 'an order without an answer',
      address: '/shop/payment-success?orderID=000000000000000000000000',
      routes: { '**/purchase/**': brokenOff },
      step: 'unknown',
      text: 'Failed to process payment completion',
    },
    {
      name: 'an order that is refused',
      address: '/shop/payment-success?orderID=000000000000000000000000',
      routes: { '**/purchase/**': away },
      step: 'unknown',
      text: 'Failed to fetch order details',
    },
    {
      name: 'no order at all',
      address: '/shop/payment-success',
      routes: {},
      step: 'unknown',
      text: 'Order not found. Please check your order history.',
    },
  ];

  test.each(cases)(
    'shows $name [spec-127 spec-128 spec-130]',
    async ({ address: path, routes, step, text }) => {
      const { page, close } = await aBuyer();
      for (const [pattern, failure] of Object.entries(routes)) await page.route(pattern, failure);
      await page.goto(path);
      await page.locator(`[data-step="${step}"]`).waitFor();
      await says(page, text);
      await expectSound(page, text);
      await close();
    },
  );

  test('stays with a payment that takes its time [spec-56]', async () => {
    const { page, close, customer } = await aBuyer();
    const order = await anOpenOrder(customer);
    // The answer waits until the loading page has been seen.
    let answer = (): void => undefined;
    const seen = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/order-details/**', async (route) => {
      await seen;
      await route.continue();
    });
    await page.goto(`/shop/payment-success?orderID=${order}`);
    await page.getByText('Maksua tarkistetaan').waitFor();
    answer();
    await expectSound(page, 'waiting for the payment');
    await page.locator('[data-step="open"]').waitFor();
    await page.getByText('Maksua käsitellään').waitFor();
    await page.getByRole('link', { name: 'Jatka ostoksia' }).waitFor();
    await page.getByRole('link', { name: 'Näytä tilaukset' }).click();
    await page.waitForURL('**/shop/profile');

    await page.route('**/order-details/**', away);
    await page.getByRole('button', { name: /View Details/ }).click();
    await says(page, 'Failed to fetch order details');
    await close();
  });
});

async function anOpenOrder(customer: Customer): Promise<string> {
  const { body } = await customer.call('GET', `/api/shop/address/get/${customer.id}`);
  const cartItems = [lineOf(product, { quantity: 2 })];
  const placed = await customer.call('POST', '/api/shop/purchase/stripe-checkout', {
    userID: customer.id,
    cartItems,
    address: { addressID: body.data[0]._id },
  });
  return placed.body.orderID;
}
