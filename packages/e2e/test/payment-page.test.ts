import { waitFor } from '@shop/testing';
import { decide, newCustomer, type Customer } from '@shop/testing/http-client';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { homeAddress, typeAddress } from './address.ts';
import {
  browserOfFile,
  expectSound,
  goBackToOwn,
  keepAsleep,
  movedBy,
  screens,
  signInAs,
} from './browser.ts';
import { putInCart } from './cart-line.ts';
import { addTestProduct, adminClient } from './test-product.ts';
import { theShop } from './the-shop.ts';

/* The page after a payment: whatever it comes to say, nothing that stands there already moves. */
const shopUrl = theShop.url;
const visitors = browserOfFile();
let customer: Customer;
/** An unpaid order. */
let order: { _id: string };

beforeAll(async () => {
  const product = await addTestProduct(await adminClient());
  customer = await newCustomer(shopUrl);
  const added = await customer.call('POST', '/api/shop/address/add', homeAddress);
  const line = await putInCart(customer, product);
  const placed = await customer.call('POST', '/api/shop/purchase/stripe-checkout', {
    userID: customer.id,
    cartItems: [line],
    address: { addressID: added.body.data._id },
  });
  const details = await customer.call('GET', `/api/shop/purchase/order-details/${placed.body.orderID}`);
  order = details.body.data;
});

/** The order as the page receives it. */
const answerWith = (change: object) => (page: Page) =>
  page.route('**/order-details/**', (route) =>
    route.fulfill({ json: { success: true, data: { ...order, ...change } } }),
  );
const cancelled = (page: Page) =>
  page.route('**/purchase/cancel', (route) => route.fulfill({ json: { success: true } }));
const refused = (page: Page) =>
  page.route('**/purchase/**', (route) => route.fulfill({ status: 400, json: { success: false } }));

const returned = 'paypal=true&token=T1&PayerID=P1&orderID=';
const states = [
  {
    name: 'success',
    step: 'paid',
    query: 'orderID=',
    answers: answerWith({ orderStatus: 'confirmed', paymentStatus: 'paid' }),
  },
  { name: 'review', step: 'review', query: 'orderID=', answers: answerWith({ isReviewed: true }) },
  {
    name: 'money that is back',
    step: 'returned',
    query: 'orderID=',
    answers: answerWith({ orderStatus: 'confirmed', paymentStatus: 'refunded' }),
  },
  { name: 'pending', step: 'open', query: 'orderID=', answers: answerWith({}) },
  {
    name: 'a failed payment',
    step: 'failed',
    query: 'orderID=',
    answers: answerWith({ orderStatus: 'rejected', paymentStatus: 'failed' }),
  },
  { name: 'cancelled', step: 'cancelled', query: 'cancelled=true&orderID=', answers: cancelled },
  { name: 'a refusal', step: 'failed', query: returned, answers: refused },
  { name: 'an error', step: 'unknown', query: 'orderID=', answers: refused },
];

describe.each(screens)('on $name', (screen) => {
  test.each(states)('from the spinner to $name nothing moves [spec-56]', async ({ step, query, answers }) => {
    const { page, close } = await visitors.open(screen);
    await signInAs(page, customer);
    await page.clock.install();
    await answers(page);
    // The answer waits until the spinner has been seen.
    let release = (): void => undefined;
    const go = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/purchase/**', async (route) => {
      await go;
      await route.fallback();
    });
    await page.goto(`/shop/payment-success?${query}${order._id}`);
    await page.getByText('Maksua tarkistetaan').waitFor();
    await page.locator('.payment .spinner').waitFor();
    release();
    const end = page.locator(`[data-step="${step}"]`);
    await waitFor('the page to have its answer', async () => {
      // The looks at an order come two seconds apart.
      await page.clock.fastForward(2_000);
      return (await end.count()) === 1;
    });
    await page.waitForLoadState('networkidle');
    expect(await movedBy(page)).toBe(0);
    await close();
  });
});

test('the buyer’s actions on the page update what it says', async () => {
  const { page, close } = await visitors.open(screens[0]);
  await signInAs(page, customer);
  await page.clock.install();
  await answerWith({})(page);
  await page.goto(`/shop/payment-success?orderID=${order._id}`);
  const says = (title: string) => page.getByRole('heading', { name: title, level: 1 });
  await waitFor('the page to give up its looks', async () => {
    await page.clock.fastForward(2_000);
    return (await says('Maksua käsitellään').count()) === 1;
  });
  const paid = { orderStatus: 'confirmed', paymentStatus: 'paid', canCancel: true };
  await page.route('**/purchase/look', (route) =>
    route.fulfill({ json: { success: true, data: { ...order, ...paid } } }),
  );
  await page.getByRole('button', { name: 'Tarkista maksu uudelleen' }).click();
  await says('Kiitos tilauksesta').waitFor();
  await answerWith({ orderStatus: 'rejected', paymentStatus: 'paid' })(page);
  await page.route('**/purchase/cancel-paid', (route) => route.fulfill({ json: { success: true } }));
  await page.getByRole('button', { name: 'Peru tilaus', exact: true }).click();
  await page.getByRole('button', { name: 'Peru tilaus ja palauta rahat' }).click();
  await says('Tilaus on peruttu').waitFor();
  expect(await page.getByRole('button', { name: /^Peru tilaus/ }).count()).toBe(0);
  await close();
});

test('an unpaid order says until when its goods are kept and where to pay, and its buyer calls it off', async () => {
  const { page, complaints, close } = await visitors.open(screens[0]);
  await signInAs(page, customer);
  await page.goto(`/shop/profile?order=${order._id}`);
  const summary = page.getByRole('dialog', { name: 'Tilausyhteenveto' });
  await summary.getByText(/^Maksua ei ole vielä tullut\. Pidämme tuotteet varattuina sinulle \d/).waitFor();
  expect(await summary.getByRole('link', { name: 'Siirry kassalle' }).getAttribute('href')).toBe(
    '/shop/checkout',
  );
  await summary.getByRole('button', { name: 'Peru tilaus', exact: true }).click();
  await expectSound(page, 'an unpaid order');
  await summary.getByRole('button', { name: 'Peru maksamaton tilaus' }).click();
  await summary.getByText('Tilaus on peruttu, eikä sitä toimiteta.').waitFor();
  const { body } = await customer.call('GET', `/api/shop/purchase/order-details/${order._id}`);
  expect(body.data).toMatchObject({ orderStatus: 'rejected', paymentStatus: 'failed' });
  expect(complaints).toEqual([]);
  await close();
});

test('choices for an order that is confirmed later are not kept for the next one', async () => {
  const product = await addTestProduct(await adminClient());
  const { page, complaints, close } = await visitors.open(screens[0]);
  const buyer = await newCustomer(shopUrl);
  await signInAs(page, buyer);
  await buyer.call('POST', '/api/shop/address/add', homeAddress);
  await putInCart(buyer, product);
  await page.goto('/shop/checkout');
  const address = page.locator('[data-address]').getByRole('radio');
  await address.check();
  const greeting = page.locator('textarea[name=giftNote]');
  await page.getByText('Lisää tervehdys pakettiin').click();
  await greeting.fill('Onnea, Aino!');
  await page.getByRole('button', { name: 'Debit card', exact: true }).click();
  await page.waitForURL('**/sandbox/**');
  // It has come to nothing yet: back at the checkout all is as it was chosen.
  const paying = page.url();
  await page.goto('/shop/checkout');
  await address.and(page.locator(':checked')).waitFor();
  await expect.poll(() => greeting.inputValue()).toBe('Onnea, Aino!');
  // Paid in another window, and never looked at in this one.
  await decide(buyer, paying, 'approve');
  const cart = async () => (await buyer.call('GET', `/api/shop/cart/get/${buyer.id}`)).body.data.items;
  await expect.poll(async () => (await cart()).length).toBe(0);
  await putInCart(buyer, product);
  await page.reload();
  const kept = () => page.evaluate(() => sessionStorage.getItem('checkout-choices'));
  await expect
    .poll(async () => JSON.parse((await kept()) ?? '{}'))
    .toMatchObject({ addressID: '', giftNote: '', orderID: '' });
  expect(await address.isChecked()).toBe(false);
  expect(await greeting.inputValue()).toBe('');
  expect(complaints).toEqual([]);
  await close();
});

/** From here on the list of addresses and the end of the page’s load come late. */
async function slowDown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const late = (run: () => void) => setTimeout(run, 1_500);
    window.fetch = new Proxy(window.fetch, {
      apply: async (ask, window, [path, ...options]: [string]): Promise<unknown> => {
        if (path.includes('/address/get/')) await new Promise<void>(late);
        return Reflect.apply(ask, window, [path, ...options]);
      },
    });
    window.addEventListener = new Proxy(window.addEventListener, {
      apply: (listen, window, [type, run, ...options]: [string, () => void]): unknown =>
        Reflect.apply(listen, window, [type, type === 'load' ? () => late(run) : run, ...options]),
    });
  });
}

test.each([
  { line: 'a fast line', prepare: () => Promise.resolve() },
  { line: 'a slow one', prepare: slowDown },
])(
  'returning from the provider’s page on $line keeps the address chosen, and nothing jumps',
  async ({ prepare }) => {
    const { page, complaints, close } = await visitors.open(screens[0]);
    const buyer = await newCustomer(shopUrl);
    await signInAs(page, buyer);
    const product = await addTestProduct(await adminClient());
    await putInCart(buyer, product);
    // The page that the browser remembers knows of no address.
    await page.goto('/shop/checkout');
    await typeAddress(page);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const address = page.locator('[data-address]').getByRole('radio', { checked: true });
    await address.waitFor();
    await page.getByRole('button', { name: 'Debit card', exact: true }).click();
    await page.waitForURL('**/sandbox/**');
    await prepare(page);
    await goBackToOwn(page);
    await address.waitFor();
    expect(await page.getByLabel('Katuosoite').count()).toBe(0);
    expect(await movedBy(page)).toBeLessThan(0.1);
    await page.getByRole('button', { name: 'Debit card', exact: true }).click();
    await page.waitForURL('**/sandbox/**');
    expect(complaints).toEqual([]);
    await close();
  },
);

test('a payment that is begun while a picture of the page is still on its way is begun once', async () => {
  const { page, complaints, close } = await visitors.open(screens[0]);
  const buyer = await newCustomer(shopUrl);
  await signInAs(page, buyer);
  await buyer.call('POST', '/api/shop/address/add', homeAddress);
  await putInCart(buyer, await addTestProduct(await adminClient()));
  let arrive = (): void => undefined;
  const arrives = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/late-picture', async (route) => {
    await arrives;
    await route.fulfill({ status: 204 });
  });
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      addEventListener('pageshow', () => document.body.setAttribute('data-shown', ''));
      document.body.append(Object.assign(new Image(), { src: '/late-picture' }));
    }),
  );
  let calls = 0;
  await page.route('**/purchase/create', () => void (calls += 1));
  await page.goto('/shop/checkout', { waitUntil: 'domcontentloaded' });
  await page.locator('[data-address]').getByRole('radio').first().check();
  const payPal = page.locator('.pay-button').last().getByRole('button');
  await payPal.click();
  await expect.poll(() => calls).toBe(1);
  expect(await page.locator('[data-shown]').count()).toBe(0);
  arrive();
  await page.locator('body[data-shown]').waitFor();
  expect(await payPal.getAttribute('aria-busy')).toBe('true');
  await payPal.click();
  // A call that comes after it is answered: none is still on its way.
  await page.evaluate(async () => (await fetch('/api/auth/check')).ok);
  expect(calls).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

test('an address that is typed while the page’s scripts are still on their way can be added once they are there', async () => {
  const { page, complaints, close } = await visitors.open(screens[0]);
  const buyer = await newCustomer(shopUrl);
  await signInAs(page, buyer);
  await putInCart(buyer, await addTestProduct(await adminClient()));
  const wake = await keepAsleep(page);
  await page.goto('/shop/checkout', { waitUntil: 'commit' });
  await typeAddress(page);
  wake();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.locator('[data-address]').getByRole('radio', { checked: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
