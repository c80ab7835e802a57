import { newCustomer, type Client } from '@shop/testing/http-client';
import { beforeAll, expect, test } from 'vitest';
import { adminBrowser } from './back-office.ts';
import { browserOfFile, expectSound, screens, signInAs } from './browser.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

const visitors = browserOfFile();
const [phone, desktop] = screens;
const PROMISE = /^Valmistuu viikolla \d{1,2}, ei jonoa$/;
let admin: Client;
let product: TestProduct;

beforeAll(async () => {
  admin = await adminClient();
  product = await addTestProduct(admin, { stock: 0, sizes: ['M'], toOrder: { daysOfWork: 2, maxQueue: 1 } });
});

test('a product without stock is ordered to the queue, up to its last place [law-30]', async () => {
  const { page, complaints, close } = await visitors.open(phone);
  await signInAs(page, await newCustomer(theShop.url));
  await page.goto(`/shop/products/${product._id}`);
  const promise = await page.getByText(PROMISE).innerText();
  await expectSound(page, 'product made to order');
  await page.getByRole('combobox', { name: 'Koko' }).selectOption('M');
  await page.getByRole('combobox', { name: 'Malli' }).selectOption('1');
  await page.getByRole('button', { name: 'Lisää ostoskoriin' }).click();
  await page.getByRole('button', { name: 'Maksimi määrä (1) ostoskorissa' }).waitFor();
  await page.getByRole('button', { name: /^Ostoskori( \d+)?$/ }).click();
  await page.getByRole('dialog', { name: 'Ostoskori' }).getByText(promise).waitFor();
  await page.goto('/shop/checkout');
  await page.getByText(promise).first().waitFor();
  await expectSound(page, 'checkout of a product made to order');
  expect(complaints).toEqual([]);
  await close();
});

test('an admin sees and changes the work of a product, and the week in the settings', async () => {
  const { page, complaints, close } = await adminBrowser(visitors, desktop);
  await page.goto(`/admin/product/${product._id}`);
  const places = page.getByRole('textbox', { name: 'Jonossa enintään, kpl' });
  await expect.poll(() => places.inputValue()).toBe('1');
  await places.fill('0');
  await page.getByRole('button', { name: 'Edit', exact: true }).last().click();
  await expect.poll(() => places.evaluate((field) => field === document.activeElement)).toBe(true);
  await places.fill('3');
  await page.getByRole('button', { name: 'Edit', exact: true }).last().click();
  await page.getByText('Muutokset on tallennettu.').waitFor();
  const { body } = await admin.call('GET', `/api/admin/rest/products/${product._id}`);
  expect(body.toOrder).toEqual({ daysOfWork: 2, maxQueue: 3 });
  await expectSound(page, 'product form with work to order');
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
  await close();
});
