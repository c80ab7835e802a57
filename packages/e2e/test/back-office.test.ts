import type { Client } from '@shop/testing/http-client';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPaidOrder, goTo, logInAsAdmin } from './back-office.ts';
import { browserOfFile, expectSound, screens, signInAs } from './browser.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';

/*
 * The admin's day in a real browser: log in, find the order, move it on, which its customer sees; add a product with
 * its picture, change it, take it away again; log out.
 */
const visitors = browserOfFile();
let admin: Client;
let product: TestProduct;

beforeAll(async () => {
  admin = await adminClient();
  product = await addTestProduct(admin);
});

describe.each(screens)('on $name', (screen) => {
  test('an admin changes an order’s status, and its customer sees it [spec-3 spec-72 spec-85 spec-89]', async () => {
    const { customer, orderID } = await aPaidOrder(product);
    const { page, complaints, close } = await logInAsAdmin(visitors, screen);
    await expectSound(page, 'dashboard');
    await goTo(page, screen, 'Purchases');
    await page.waitForURL(/\/admin\/orders/);
    await page.getByRole('heading', { name: 'Tilauksesi' }).waitFor();
    await page.locator(`[aria-describedby="order-${orderID}"]`).first().waitFor();
    await expectSound(page, 'orders');

    await page.locator(`[aria-describedby="order-${orderID}"]`).first().click();
    const dialog = page.getByRole('dialog', { name: 'Tilausyhteenveto' });
    await dialog.getByText(product.title).waitFor();
    await dialog.getByText('Satakunnankatu 18').waitFor();
    await expectSound(page, 'order dialog');
    await dialog.getByLabel('Order Status').selectOption('inShipping');
    await dialog.getByRole('button', { name: 'Update Order Status' }).click();
    await page.getByText('Status has been changed:)').first().waitFor();
    expect(complaints).toEqual([]);
    await close();

    const shopper = await visitors.open(screen);
    await signInAs(shopper.page, customer);
    await shopper.page.goto('/shop/profile');
    await shopper.page.locator(`[data-order="${orderID}"]`).getByText('Matkalla').waitFor();
    await shopper.close();
  });

  test('an admin adds a product with its picture, edits it, deletes it, restores it and deletes it again [spec-3 spec-69]', async () => {
    const title = `Verstas-lapaset ${screen.width}-${Date.now()}`;
    const { page, complaints, close } = await logInAsAdmin(visitors, screen);
    await goTo(page, screen, 'Products');
    await page.waitForURL(/\/admin\/product/);
    await page.getByText(product.title).first().waitFor();
    await expectSound(page, 'products');

    await page.getByRole('button', { name: '+ New Product' }).click();
    const sheet = page.getByRole('dialog', { name: 'Lisää' });
    const add = sheet.getByRole('button', { name: 'Add', exact: true });
    expect(await add.isDisabled()).toBe(true);
    const picture = await sharp({ create: { width: 240, height: 300, channels: 3, background: '#7C2F3B' } })
      .jpeg()
      .toBuffer();
    await sheet
      .locator('input[type="file"]')
      .setInputFiles({ name: 'kuva.jpg', mimeType: 'image/jpeg', buffer: picture });
    await sheet.getByText(/^1 file, \d+\.\d{2} MB$/).waitFor();
    await sheet.getByLabel('Nimi').fill(title);
    await sheet.getByLabel('Kuvaus').fill('Lämpimät lapaset karitsan villasta.');
    await sheet.getByLabel('Kategoria').selectOption('korut');
    await sheet.getByLabel('Materiaali').fill('Karitsan villa');
    await sheet.getByLabel('Hinta, €', { exact: true }).fill('45,50');
    await sheet.getByLabel('Varasto, kpl').fill('7');
    await expectSound(page, 'the sheet for a new product');
    await add.click();
    const card = page.getByRole('listitem').filter({ hasText: title });
    await card.getByText(/45,50/).waitFor();

    await card.getByRole('button', { name: /^Edit/ }).click();
    const editor = page.getByRole('dialog', { name: 'Muokkaa tuotetta' });
    await editor.getByLabel('Alennushinta, €').fill('39');
    await editor.getByRole('button', { name: 'Edit', exact: true }).click();
    await card.getByText(/39,00/).waitFor();

    await card.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Poista tuote' }).click();
    await card.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Kumoa' }).click();
    await card.getByText(/39,00/).waitFor();

    await card.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Poista tuote' }).click();
    await card.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });

  test('the other screens open clean, and logging out asks first [spec-9 spec-67 spec-68 asvs-52]', async () => {
    const { page, complaints, close } = await logInAsAdmin(visitors, screen);
    await page.goto('/admin/features');
    await page.getByRole('heading', { name: 'admin features' }).waitFor();
    await expectSound(page, 'features');
    await goTo(page, screen, 'Dashboard');
    await page.getByRole('heading', { name: 'admin dashboard' }).waitFor();
    await page.evaluate(() => {
      for (const key of ['cart-count', 'wishlist', 'recently-viewed']) localStorage.setItem(key, '1');
      for (const key of ['filters', 'currentOrderID']) sessionStorage.setItem(key, '1');
    });
    await page.getByRole('button', { name: 'Kirjaudu ulos' }).click();
    const question = page.getByRole('alertdialog').filter({ hasText: 'Haluatko varmasti kirjautua ulos?' });
    await question.getByRole('button', { name: 'Kirjaudu ulos' }).click();
    await page.waitForURL(/\/auth\/login/);
    const keptKeys = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    expect(keptKeys.filter((key) => !key.startsWith('RaStore'))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});
