import { newCustomer, type Client, type Customer } from '@shop/testing/http-client';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserOfFile, signInAs, type Screen } from './browser.ts';
import { putInCart } from './cart-line.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

/* Words that the owner quoted, on the screens that need a login: each stands where it should, letter by letter. */
const desktop: Screen = { name: 'a desktop', width: 1440, height: 900 };
const phone: Screen = { name: 'a phone', width: 390, height: 844 };
const visitors = browserOfFile();
let admin: Client;
let customer: Customer;
let product: TestProduct;
let orderID: string;

beforeAll(async () => {
  admin = await adminClient();
  product = await addTestProduct(admin, { price: 45.5, salePrice: 39 });
  customer = await newCustomer(theShop.url, 'Sanni Sanatarkka');
  const { body: added } = await customer.call('POST', '/api/shop/address/add', {
    address: 'Sanakuja 4',
    city: 'Tampere',
    postcode: '33210',
    phone: '040 123 4567',
    notes: 'Soita summeria.',
  });
  const line = await putInCart(customer, product, { quantity: 2 });
  const { body } = await customer.call('POST', '/api/shop/purchase/stripe-checkout', {
    userID: customer.id,
    cartItems: [line],
    address: { addressID: added.data._id },
  });
  orderID = body.orderID;
});

const openAs = async (
  who: Client,
  screen: Screen,
  path: string,
): Promise<{ page: Page; close: () => Promise<void> }> => {
  const { page, close } = await visitors.open(screen);
  await signInAs(page, who);
  await page.goto(path);
  return { page, close };
};

describe('the customer’s own pages', () => {
  test('the profile opens with the orders; its table and the summary have the owner’s columns [spec-53 spec-54]', async () => {
    const { page, close } = await openAs(customer, desktop, '/shop/profile');
    const tabs = page.getByRole('tab');
    expect(await tabs.allTextContents()).toEqual(['Tilaukset', 'Osoite']);
    expect(await tabs.first().getAttribute('aria-selected')).toBe('true');
    const table = page.getByRole('table');
    for (const column of ['Order ID', 'Order Date', 'Status', 'Total'])
      await table.getByRole('columnheader', { name: column }).waitFor();
    await page
      .locator(`[data-order="${orderID}"]`)
      .getByRole('button', { name: /View Details/ })
      .click();
    const summary = page.getByRole('dialog', { name: 'Tilausyhteenveto' });
    for (const quote of [
      orderID,
      'Odottaa',
      '78,00\u00a0€',
      product.title,
      'Malli 2',
      '39,00\u00a0€',
      'Sanakuja 4',
    ])
      await summary.getByText(quote).first().waitFor();
    await page.keyboard.press('Escape');
    await tabs.nth(1).click();
    await page.getByRole('heading', { name: 'Toimitusosoite' }).waitFor();
    await page.getByText('1 / 4 osoitetta').waitFor();
    await close();
  });

  test('a parcel’s tracking code stands in the summary as soon as there is one [spec-54]', async () => {
    const openSummary = async (page: Page) => {
      await page.getByRole('button', { name: `View Details ${orderID}` }).click();
      const summary = page.getByRole('dialog', { name: 'Tilausyhteenveto' });
      await summary.getByText('Tilausnumero').waitFor();
      return summary;
    };
    const { page, close } = await openAs(customer, phone, '/shop/profile');
    expect(await (await openSummary(page)).getByText('Seurantakoodi').count()).toBe(0);
    await page.keyboard.press('Escape');
    const trackingCode = 'JJFI64321100045723';
    expect((await admin.call('PUT', `/api/admin/rest/orders/${orderID}`, { trackingCode })).status).toBe(200);
    const summary = await openSummary(page);
    await summary.getByText('Seurantakoodi').waitFor();
    await summary.getByText(trackingCode).waitFor();
    await close();
  });

  test('the pay button says Processing... while it is busy [spec-55]', async () => {
    const { page, close } = await openAs(customer, desktop, '/shop/checkout');
    await page.locator('[data-address]').getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Debit card' }).waitFor();
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/shop/purchase/create', async (route) => {
      await asked;
      await route.fulfill({ status: 400, json: { success: false } });
    });
    await page.getByRole('button', { name: 'Pay with PayPal' }).click();
    await page.getByRole('button', { name: 'Processing...' }).waitFor();
    answer();
    await page.getByRole('button', { name: 'Pay with PayPal' }).waitFor();
    await close();
  });
});

describe('the back office', () => {
  test('its frame carries the strip, the title, two buttons that do nothing, and three entries first [spec-65 spec-66]', async () => {
    const { page, close } = await openAs(admin, desktop, '/admin/dashboard');
    await page.getByRole('heading', { name: 'admin dashboard' }).waitFor();
    for (const words of ['Ilmainen toimitus yli 150€', 'Luonnonlanka - Admin', 'Admin Workspace'])
      await page.getByText(words, { exact: true }).first().waitFor();
    for (const name of ['Item 1', 'Item 2']) await page.getByRole('button', { name }).click();
    expect(new URL(page.url()).pathname).toBe('/admin/dashboard');
    // The number of orders to pack may stand behind the name.
    const entries = await page.getByRole('navigation').first().getByRole('link').allTextContents();
    expect(entries.slice(0, 3).map((entry) => entry.replace(/\d.*$/, ''))).toEqual([
      'Dashboard',
      'Products',
      'Purchases',
    ]);
    await close();
  });

  test('on a phone its menu is a sheet of 280 px [spec-65 spec-142]', async () => {
    const { page, close } = await openAs(admin, phone, '/admin/dashboard');
    await page.getByRole('button', { name: 'Avaa valikko' }).click();
    const sheet = page.getByRole('dialog', { name: 'Admin Workspace' });
    await sheet.waitFor();
    expect((await sheet.boundingBox())?.width).toBeCloseTo(280, 1);
    await close();
  });

  test('the uploader asks for pictures, counts them, says that it works, and reports a failure twice [spec-73 spec-122]', async () => {
    const { page, close } = await openAs(admin, desktop, '/admin/product');
    await page.getByRole('button', { name: '+ New Product' }).click();
    const sheet = page.getByRole('dialog', { name: 'Lisää' });
    for (const words of ['Image (kuva)', 'Select or drag images'])
      await sheet.getByText(words).first().waitFor();
    const picture = {
      name: 'kuva.jpg',
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 240, height: 300, channels: 3, background: '#B9832F' } })
        .jpeg()
        .toBuffer(),
    };
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await page.route('**/image-upload', (route) => route.fulfill({ status: 500, json: { success: false } }));
    await sheet.locator('input[type="file"]').setInputFiles(picture);
    await expect.poll(() => alerts).toEqual(['Upload failed. Please try again.']);
    await sheet.getByText('Upload failed. Please try again.').waitFor();

    await page.unrouteAll();
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/image-upload', async (route) => {
      await asked;
      await route.continue();
    });
    await sheet.locator('input[type="file"]').setInputFiles(picture);
    await sheet.getByText('Uploading images...').first().waitFor();
    answer();
    await sheet.getByText('Add more images').first().waitFor();
    await sheet.getByRole('button', { name: 'Remove Images' }).click();
    await sheet.getByText('Select or drag images').first().waitFor();
    await close();
  });

  test('an order’s badge carries its status, and its select offers five in the owner’s order [spec-72 spec-83]', async () => {
    const { page, close } = await openAs(admin, desktop, `/admin/orders`);
    await page.getByRole('heading', { name: 'Tilauksesi' }).waitFor();
    await page.locator(`[aria-describedby="order-${orderID}"]`).first().click();
    const dialog = page.getByRole('dialog', { name: 'Tilausyhteenveto' });
    await dialog.locator('[data-status="pending"]').first().waitFor();
    const select = dialog.getByLabel('Order Status');
    await select.waitFor();
    const offered = await select
      .locator('option:not([disabled]):not([hidden])')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(offered.filter(Boolean)).toEqual(['inProcess', 'inShipping', 'delivered', 'rejected', 'pending']);
    await dialog.getByRole('button', { name: 'Update Order Status' }).waitFor();
    await close();
  });
});
