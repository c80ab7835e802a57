import { waitFor } from '@shop/testing';
import type { Client } from '@shop/testing/http-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPaidOrder, adminBrowser } from './back-office.ts';
import { browserOfFile, expectSound, screens } from './browser.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';

/* The ledger of a product's stock in the back office: what changed it, when, by whom and why. */
const visitors = browserOfFile();
let admin: Client;

beforeAll(async () => {
  admin = await adminClient();
});

const movements = async ({ _id }: TestProduct) =>
  (await admin.call('GET', `/api/admin/rest/products/${_id}/movements`)).body.data;

describe.each(screens)('on $name', (screen) => {
  test('the stock ledger lists every change, and the admin gives a reason for theirs [spec-172]', async () => {
    const product = await addTestProduct(admin);
    const { orderID } = await aPaidOrder(product);
    // An order is paid a moment before its pieces count as sold.
    await waitFor('the ledger to list the sale', async () => (await movements(product)).length === 3);
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await page.goto(`/admin/product/${product._id}`);
    const sheet = page.getByRole('dialog', { name: 'Muokkaa tuotetta' });
    await sheet.getByText('Varastokirja').click();
    const rows = sheet.getByRole('table').getByRole('row');
    await sheet.getByRole('row', { name: /^Ensimmäinen erä.* \+20 20$/ }).waitFor();
    expect(await rows.count()).toBe(4);
    await sheet.getByRole('row', { name: /^Varattu tilaukselle.* \u22121 19$/ }).waitFor();
    await expectSound(page, 'ledger of the stock');

    expect(await sheet.getByLabel('Muutoksen syy').count()).toBe(0);
    await sheet.getByLabel('Varasto, kpl').fill('25');
    await sheet.getByLabel('Muutoksen syy').selectOption('Uusi erä');
    await sheet.getByLabel('Huomautus').fill('Marraskuun lankaerä');
    await expectSound(page, 'reason for a change of the stock');
    await sheet.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByText('Muutokset on tallennettu.').waitFor();
    expect((await movements(product))[0]).toMatchObject({
      change: 6,
      balance: 25,
      reason: 'batch',
      note: 'Marraskuun lankaerä',
    });

    await page.goto(`/admin/product/${product._id}`);
    await sheet.getByText('Varastokirja').click();
    await sheet.getByText('Marraskuun lankaerä').waitFor();
    await sheet
      .getByRole('row', { name: /^Tilaus maksettu/ })
      .getByRole('link')
      .click();
    await page.waitForURL(`**/admin/orders/${orderID}`);
    expect(complaints).toEqual([]);
    await close();
  });
});

test('a stock that changed while being edited is shown with the order that took it', async () => {
  const [, desktop] = screens;
  const product = await addTestProduct(admin);
  const { page, complaints, close } = await adminBrowser(visitors, desktop);
  await page.goto(`/admin/product/${product._id}`);
  const sheet = page.getByRole('dialog', { name: 'Muokkaa tuotetta' });
  await sheet.getByLabel('Varasto, kpl').fill('25');
  const { orderID } = await aPaidOrder(product);
  const { body: order } = await admin.call('GET', `/api/admin/rest/orders/${orderID}`);
  await waitFor('the ledger to list the sale', async () => (await movements(product)).length === 3);
  await sheet.getByRole('button', { name: 'Edit', exact: true }).click();
  await sheet.getByText(/^Varasto on muuttunut välillä/).waitFor();
  const holdRow = sheet.getByRole('row', { name: /^Varattu tilaukselle.* \u22121 19$/ });
  await holdRow.getByRole('link', { name: `Tilaus ${order.orderNumber}` }).waitFor();
  await expectSound(page, 'a stock that has moved');
  await sheet.getByRole('button', { name: 'Pidä omat' }).click();
  await page.getByText('Muutokset on tallennettu.').waitFor();
  expect((await movements(product))[0]).toMatchObject({ change: 6, balance: 25 });
  expect(complaints.filter((line) => !line.includes('409'))).toEqual([]);
  await close();
});

test('a ledger that cannot be read says so, and is read when asked again', async () => {
  const [, desktop] = screens;
  const product = await addTestProduct(admin);
  const { page, close } = await adminBrowser(visitors, desktop);
  await page.route('**/movements?*', (route) => route.fulfill({ status: 403, json: { message: 'Ei.' } }));
  await page.goto(`/admin/product/${product._id}`);
  await page.getByText('Varastokirja').click();
  const alert = page.getByRole('alert').filter({ hasText: 'Varastokirjaa ei saatu haettua.' });
  await alert.waitFor();
  await expectSound(page, 'ledger that could not be read');
  await page.unroute('**/movements?*');
  await alert.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await page.getByText('Ensimmäinen erä').waitFor();
  await close();
});

test('a long ledger opens page by page down to the balance it began with, an empty one says so', async () => {
  const [phone] = screens;
  const product = await addTestProduct(admin);
  const { page, complaints, close } = await adminBrowser(visitors, phone);
  const at = '2026-03-01T10:00:00.000Z';
  const row = (balance: number) => ({ at, who: 'Aino', change: 1, balance, reason: 'batch' });
  let total = 23;
  await page.route('**/movements?*', (route) => {
    const first = (Number(new URL(route.request().url()).searchParams.get('page')) - 1) * 20;
    const data = Array.from({ length: Math.min(20, total - first) }, (_, index) =>
      row(6 + total - first - index),
    );
    return route.fulfill({ json: { success: true, data, total, opening: { balance: total && 6, at } } });
  });
  await page.goto(`/admin/product/${product._id}`);
  await page.getByText('Varastokirja').click();
  await page.getByRole('row', { name: /^Uusi erä.* \+1 29$/ }).waitFor();
  expect(await page.getByText('Alkusaldo').count()).toBe(0);
  await page.getByRole('button', { name: 'Näytä vanhemmat' }).press('Enter');
  await page.getByRole('row', { name: /^Alkusaldo.* 6$/ }).waitFor();
  expect(await page.getByRole('row', { name: /^Uusi erä/ }).count()).toBe(23);
  expect(await page.getByRole('button', { name: 'Näytä vanhemmat' }).count()).toBe(0);
  await page.locator('[tabindex="-1"]:focus', { hasText: 'Alkusaldo' }).waitFor();
  await expectSound(page, 'long ledger');
  total = 0;
  await page.reload();
  await page.getByText('Varastokirja').click();
  await page.getByText('Ei vielä tapahtumia.').waitFor();
  await expectSound(page, 'empty ledger');
  expect(complaints).toEqual([]);
  await close();
});
