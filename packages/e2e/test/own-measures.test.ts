import { decide, newCustomer, type Client, type Customer } from '@shop/testing/http-client';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { homeAddress } from './address.ts';
import { adminBrowser, untilFinished } from './back-office.ts';
import { browserOfFile, expectSound, screens, signInAs } from './browser.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

const visitors = browserOfFile();
const measures = [
  { name: 'Rinnanympärys', minCm: 70, maxCm: 140 },
  { name: 'Hihan pituus', minCm: 40, maxCm: 80 },
];
const MADE = 'Omat mitat: Rinnanympärys 92,5\u00a0cm, Hihan pituus 60\u00a0cm. Toive: Napit puusta';
const EXEMPT = 'Tehdään mittojesi mukaan, ei peruuttamisoikeutta';
let admin: Client;
let product: TestProduct;

beforeAll(async () => {
  admin = await adminClient();
  product = await addTestProduct(admin, {
    stock: 0,
    sizes: ['M'],
    toOrder: { daysOfWork: 2, maxQueue: 20, measures },
  });
});

const opener = (page: Page) => page.getByText('Tilaa omilla mitoilla');
const add = (page: Page) => page.getByRole('button', { name: 'Lisää ostoskoriin' });

async function choose(page: Page): Promise<void> {
  await page.goto(`/shop/products/${product._id}`);
  await page.getByRole('combobox', { name: 'Koko' }).selectOption('M');
  await page.getByRole('combobox', { name: 'Malli' }).selectOption('1');
}

describe.each(screens)('on $name', (screen) => {
  test('own measures are checked at their fields, kept on the cart’s line, and end the right of withdrawal before the purchase [law-32]', async () => {
    const { page, complaints, close } = await visitors.open(screen);
    await signInAs(page, await newCustomer(theShop.url));
    await choose(page);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await page.getByText(/^Omilla mitoilla tehdyn tuotteen kauppaa ei voi peruuttaa/).waitFor();
    const chest = page.getByRole('textbox', { name: 'Rinnanympärys, cm' });
    const sleeve = page.getByRole('textbox', { name: 'Hihan pituus, cm' });
    await chest.fill('200');
    await page.getByRole('textbox', { name: 'Toive tekijälle' }).fill('Napit puusta');
    await add(page).click();
    await chest.and(page.locator(':focus')).waitFor();
    await page.getByText('Mitan on oltava 70–140\u00a0cm.').waitFor();
    await expectSound(page, 'own measures with errors');
    expect(await sleeve.getAttribute('aria-invalid')).toBe('true');
    await chest.fill('92,5');
    await sleeve.fill('60 cm');
    await sleeve.press('Enter');
    await page.locator('.toast.success.shown').waitFor();
    await page.getByRole('button', { name: /^Ostoskori( \d+)?$/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Ostoskori' });
    for (const words of [MADE, EXEMPT]) await drawer.getByText(words).waitFor();
    await expectSound(page, 'a cart with own measures');
    await page.goto('/shop/checkout');
    for (const words of [MADE, EXEMPT]) await page.getByText(words).waitFor();
    await expectSound(page, 'a checkout with own measures');
    expect(complaints).toEqual([]);
    await close();
  });
});

test('a guest is led to the login before the measures are typed', async () => {
  const { page, close } = await visitors.open(screens[0]);
  await choose(page);
  await opener(page).click();
  const link = page.getByRole('link', { name: 'Kirjaudu sisään' }).and(page.locator('.buy-fold a'));
  expect(await link.getAttribute('href')).toContain(encodeURIComponent(`/shop/products/${product._id}`));
  await close();
});

async function aPaidPair(): Promise<{ customer: Customer; orderID: string }> {
  const customer = await newCustomer(theShop.url, 'Mitta Mäkelä');
  const line = { userID: customer.id, productID: product._id, size: 'M', variant: 1, quantity: 1 };
  const custom = {
    measures: [
      { name: 'Rinnanympärys', cm: 92.5 },
      { name: 'Hihan pituus', cm: 60 },
    ],
    wishes: 'Napit puusta',
  };
  await customer.call('POST', '/api/shop/cart/add', line);
  await customer.call('POST', '/api/shop/cart/add', { ...line, custom });
  const address = { userID: customer.id, ...homeAddress };
  const { body } = await customer.call('POST', '/api/shop/address/add', address);
  const order = { userID: customer.id, addressID: body.data._id };
  const placed = await customer.call('POST', '/api/shop/purchase/stripe-checkout', order);
  const { orderID, checkoutUrl } = placed.body;
  await decide(customer, checkoutUrl, 'approve');
  await untilFinished(orderID);
  return { customer, orderID };
}

test('the order, its withdrawal, the slip and the back office know which piece was made to own measures [law-32]', async () => {
  const { customer, orderID } = await aPaidPair();
  const { page, complaints, close } = await visitors.open(screens[0]);
  await signInAs(page, customer);
  await page.goto(`/shop/profile?order=${orderID}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByText(MADE).waitFor();
  await expectSound(page, 'an order with own measures');
  await dialog.getByRole('link', { name: 'Peruuta sopimus tästä' }).click();
  await page.getByRole('heading', { name: 'Mitä peruutat' }).waitFor();
  const lines = page.locator('.withdrawal-lines li');
  expect(await lines.locator('select').count()).toBe(1);
  await lines.last().getByText('Peruuttamisoikeutta ei ole').waitFor();
  expect(complaints).toEqual([]);
  await close();

  const office = await adminBrowser(visitors, screens[1]);
  await office.page.goto(`/admin/orders/${orderID}`);
  await office.page.getByText(MADE).filter({ visible: true }).first().waitFor();
  await office.page.emulateMedia({ media: 'print' });
  await expect.poll(() => office.page.locator('body').innerText()).toContain(MADE);
  await office.close();
});

test('an admin gives a product its measures, with errors at the fields', async () => {
  const { page, complaints, close } = await adminBrowser(visitors, screens[1]);
  await page.goto(`/admin/product/${product._id}`);
  const least = page.getByRole('textbox', { name: 'Mitan 2 alaraja, cm' });
  await expect.poll(() => least.inputValue()).toBe('40');
  await least.fill('90');
  const save = page.getByRole('button', { name: 'Edit', exact: true }).last();
  await save.click();
  await page.getByText('Ylärajan on oltava suurempi kuin alarajan.').waitFor();
  await least.fill('40,5');
  await page.getByRole('button', { name: 'Lisää tilaajan mitta' }).click();
  await page.getByRole('textbox', { name: 'Tilaajan mitta 3' }).fill('Helma');
  await page.getByRole('textbox', { name: 'Mitan 3 alaraja, cm' }).fill('60');
  await page.getByRole('textbox', { name: 'Mitan 3 yläraja, cm' }).fill('120');
  await expectSound(page, 'product form with measures');
  await save.click();
  await page.getByText('Muutokset on tallennettu.').waitFor();
  const { body } = await admin.call('GET', `/api/admin/rest/products/${product._id}`);
  expect(body.toOrder.measures).toEqual([
    measures[0],
    { name: 'Hihan pituus', minCm: 40.5, maxCm: 80 },
    { name: 'Helma', minCm: 60, maxCm: 120 },
  ]);
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
  await close();
});
