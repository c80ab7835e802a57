import { newCustomer, type Client } from '@shop/testing/http-client';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserOfFile, expectSound, screens, signInAs, type Screen } from './browser.ts';
import { putInCart } from './cart-line.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

/* The cart's drawer: its quantities, what it takes back, and how it keeps up with what happens elsewhere. */
const shopUrl = theShop.url;
const visitors = browserOfFile();
let admin: Client;

beforeAll(async () => {
  admin = await adminClient();
});

const changeProduct = (product: TestProduct, fields: object) =>
  admin.call('PUT', `/api/admin/product/edit/${product._id}`, fields);

/** A shopper with some of a product in the cart, on the shop's first page. */
async function aShopper(screen: Screen, quantity = 1, stock = 3) {
  const product = await addTestProduct(admin, { stock });
  const customer = await newCustomer(shopUrl);
  await putInCart(customer, product, { quantity });
  const visitor = await visitors.open(screen);
  await signInAs(visitor.page, customer);
  await visitor.page.goto('/shop/home');
  await badge(visitor.page, String(quantity)).waitFor();
  return { ...visitor, customer, product };
}

const badge = (page: Page, count: string): Locator =>
  page.locator('[data-cart-count]:visible').filter({ hasText: count });
const says = (page: Page, text: string): Promise<void> =>
  page.getByText(text, { exact: true }).first().waitFor();

async function openCart(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Ostoskori( \d+)?$/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Ostoskori' });
  await drawer.waitFor();
  return drawer;
}

const comeBack = (page: Page): Promise<void> =>
  // Coming back twice within a second asks once.
  page.waitForTimeout(1_100).then(() => page.evaluate(() => void dispatchEvent(new Event('focus'))));

describe.each(screens)('on $name', (screen) => {
  test('a quantity goes from one to the stock, with the total and the badge beside it [spec-94 spec-125]', async () => {
    const { page, complaints, close, product } = await aShopper(screen);
    const drawer = await openCart(page);
    const title = await page.title();
    expect(title).toMatch(/^Ostoskori – /);
    const more = drawer.getByRole('button', { name: `Lisää: ${product.title}` });
    const fewer = drawer.getByRole('button', { name: `Vähennä: ${product.title}` });
    await fewer.click();
    await says(page, 'Minimum quantity is 1');
    await more.click();
    await more.click();
    await drawer.locator('[data-cart-total]').filter({ hasText: '387,00 €' }).waitFor();
    await says(page, 'Quantity updated!');
    await more.click();
    await says(page, 'Maximum stock reached');
    await badge(page, '3').waitFor();
    await expectSound(page, 'cart with messages');
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    // The page hears a moment later that the browser has closed the drawer.
    await expect.poll(() => page.title()).not.toBe(title);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a removed line comes back with its size, model and quantity; so does a whole cart [spec-160]', async () => {
    const { page, complaints, close, customer, product } = await aShopper(screen, 2);
    const drawer = await openCart(page);
    await drawer.getByRole('button', { name: `Poista korista: ${product.title}` }).click();
    await drawer.getByText(`${product.title} poistettiin.`).waitFor();
    await drawer.getByText('Ostoskorisi on tyhjä').waitFor();
    await says(page, 'Deleted successfully!');
    await expectSound(page, 'cart after a removal');
    await drawer.getByRole('button', { name: 'Siirry kassalle' }).click();
    await says(page, 'Your cart is empty');
    await drawer.getByRole('button', { name: 'Kumoa' }).click();
    await drawer.getByText('Koko M, Malli 2').waitFor();
    await badge(page, '2').waitFor();
    await drawer.getByRole('button', { name: 'Tyhjennä ostoskori' }).click();
    await drawer.getByText('Ostoskorisi on tyhjä').waitFor();
    await drawer.getByRole('button', { name: 'Kumoa' }).click();
    await badge(page, '2').waitFor();
    const { body } = await customer.call('GET', `/api/shop/cart/get/${customer.id}`);
    expect(body.data.items).toMatchObject([{ size: 'M', variant: 2, quantity: 2 }]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a changed price, a smaller stock and a deleted product are reported [spec-160]', async () => {
    const { page, complaints, close, product } = await aShopper(screen, 3);
    const drawer = await openCart(page);
    await drawer.locator('[data-cart-total]').filter({ hasText: '387,00 €' }).waitFor();
    await changeProduct(product, { price: 149, stock: 1 });
    await comeBack(page);
    await drawer.getByText('Hinta on muuttunut. Ennen 129,00 €.').waitFor();
    await drawer.getByText('Varastossa on enää 1 kpl. Vähennä määrää.').waitFor();
    await drawer.getByText('Merkityt tuotteet eivät ole mukana summassa.').waitFor();
    await expectSound(page, 'cart with a short line');
    await drawer.getByRole('button', { name: `Vähennä: ${product.title}` }).click();
    await says(page, 'Quantity updated!');
    await drawer.getByRole('button', { name: `Vähennä: ${product.title}` }).click();
    await drawer.locator('[data-cart-total]').filter({ hasText: '149,00 €' }).waitFor();

    await changeProduct(product, { stock: 0 });
    await comeBack(page);
    await drawer.getByText('Tuote on loppunut. Poista se korista.').waitFor();
    await admin.call('DELETE', `/api/admin/product/delete/${product._id}`);
    await comeBack(page);
    await drawer.getByText('Tuote ei ole enää saatavilla. Poista se korista.').waitFor();
    await drawer.getByText(product.title, { exact: true }).waitFor();
    await expectSound(page, 'cart with a gone line');
    await drawer.getByRole('button', { name: /^Poista korista/ }).click();
    await drawer.getByText('Ostoskorisi on tyhjä').waitFor();
    expect(await drawer.getByRole('button', { name: 'Kumoa' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

/** From here on the answers about the cart come late; the calls themselves do not. */
const slowDown = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const fetch = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const answer = await fetch(input, init);
      const isCart = typeof input === 'string' && input.includes('/api/shop/cart/');
      if (isCart) await new Promise((done) => setTimeout(done, 1_500));
      return answer;
    };
  });

test.each([
  { way: 'goes on to the checkout', leave: (drawer: Locator) => drawer.getByText('Siirry kassalle').click() },
  { way: 'reloads the page', leave: (drawer: Locator) => drawer.page().reload() },
])('on a slow connection a buyer who $way takes along everything the cart showed', async ({ leave }) => {
  const { page, complaints, close, customer, product } = await aShopper(screens[0], 1, 9);
  const drawer = await openCart(page);
  const quantity = (count: number) => drawer.locator('.stepper output').filter({ hasText: String(count) });
  await quantity(1).waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  const more = drawer.getByRole('button', { name: `Lisää: ${product.title}` });
  await more.click();
  // The others wait for its answer.
  await page.waitForTimeout(300);
  for (const _press of [1, 2, 3]) await more.click();
  await quantity(5).waitFor();
  await leave(drawer);
  await badge(page, '5').waitFor();
  await expect
    .poll(async () => (await customer.call('GET', `/api/shop/cart/get/${customer.id}`)).body.data.items)
    .toMatchObject([{ quantity: 5 }]);
  if (page.url().endsWith('/shop/checkout')) await page.getByText('5 kpl').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('the badge follows what other windows and other tabs do [spec-95]', async () => {
  const { page, close, customer, product } = await aShopper(screens[1]);
  await putInCart(customer, product);
  await comeBack(page);
  await badge(page, '2').waitFor();

  // Another tab has paid: the cart is empty here at once, and asked for again half a second later.
  const otherPage = await page.context().newPage();
  await otherPage.goto('/shop/faq');
  await badge(otherPage, '2').waitFor();
  const asked = page.waitForRequest('**/api/shop/cart/get/**');
  // Half a second can pass unseen between two looks: the page itself notes it.
  await page.evaluate(() => {
    const count = document.querySelector<HTMLElement>('[data-cart-count]');
    if (!count) throw new Error('The page has no badge.');
    const note = (): void => {
      if (count.hidden) document.body.setAttribute('data-seen-empty', '');
    };
    new MutationObserver(note).observe(count, { attributes: true });
  });
  await otherPage.evaluate(() => localStorage.setItem('payment_completed', 'true'));
  await page.locator('body[data-seen-empty]').waitFor();
  await asked;
  await badge(page, '2').waitFor();
  expect(await otherPage.evaluate(() => localStorage.getItem('payment_completed'))).toBeNull();
  await close();
});

test('the checkout arrives filled; a cart that cannot be had says so and can be asked for again', async () => {
  const { page, close, product } = await aShopper(screens[0]);
  await page.route('**/api/shop/cart/**', (route) => route.abort());
  await page.goto('/shop/checkout');
  // What the server knew stands in for what the browser could not ask.
  await page.getByRole('main').getByText(product.title).waitFor();
  const drawer = await openCart(page);
  await drawer.getByText('Failed to fetch cart items').first().waitFor();
  await expectSound(page, 'cart away');
  await page.unrouteAll();
  await drawer.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await drawer.getByText(product.title).waitFor();
  await close();
});
