import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPaidOrder, goTo, moveChosen, adminBrowser } from './back-office.ts';
import { browserOfFile, expectSound, screens } from './browser.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';

/* Many orders at once, and what the admin writes on one. */
const visitors = browserOfFile();
let product: TestProduct;

beforeAll(async () => {
  product = await addTestProduct(await adminClient());
});

/** The number beside 'maksettua tilausta' on the dashboard. */
async function soldCount(page: Page): Promise<number> {
  const figure = page.locator('dl[aria-busy="false"] > div').filter({ hasText: /maksettua? tilaus/ });
  return Number(await figure.locator('dd').textContent());
}

describe.each(screens)('on $name', (screen) => {
  test('an admin changes the status of two orders at once and prints both packing slips [spec-163]', async () => {
    const [first, second] = [await aPaidOrder(product), await aPaidOrder(product)];
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await goTo(page, screen, 'Purchases');
    for (const { orderID } of [first, second]) {
      await page.getByRole('checkbox', { name: `Valitse tilaus ${orderID.slice(-8)}` }).check();
    }
    const together = page.getByRole('region', { name: 'Valitut tilaukset' });
    await together.getByText('2 valittu').waitFor();
    await expectSound(page, 'orders with two of them chosen');
    await expect.poll(() => page.locator('[data-print]').count()).toBe(2);
    await moveChosen(page, 'Käsittelyssä');
    await page.getByText('Status has been changed:)').first().waitFor();
    await together.waitFor({ state: 'detached' });
    for (const { customer, orderID } of [first, second]) {
      const { body } = await customer.call('GET', `/api/shop/purchase/order-details/${orderID}`);
      expect(body.data.orderStatus).toBe('inProcess');
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test('a note stays inside, a tracking code reaches the customer, and the search finds both by e-mail [spec-163]', async () => {
    const { customer, orderID } = await aPaidOrder(product);
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await goTo(page, screen, 'Purchases');
    await page.getByRole('searchbox', { name: 'Numero, nimi, paikka tai puhelin' }).fill(customer.email);
    await page.getByText('1 tilaus', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Details' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tilausyhteenveto' });
    const status = dialog.getByLabel('Order Status');
    await status.selectOption('inShipping');
    await dialog.getByLabel('Uusi muistiinpano').fill('Lahja. Kortti mukaan, ei hintoja pakettiin.');
    // The answer comes while the next field is being typed in already, which is not disturbed.
    const code = dialog.getByLabel('Seurantakoodi');
    const next = dialog.getByLabel('Uusi muistiinpano');
    await page.route('**/notes', async (route) => {
      await next.fill('Soita ennen lähetystä.');
      await code.focus();
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Tallenna muistiinpano' }).click();
    const note = dialog.getByText('Lahja. Kortti mukaan, ei hintoja pakettiin.').and(page.locator('p'));
    await note.waitFor();
    await dialog.getByRole('button', { name: 'Tallenna muistiinpano', disabled: false }).waitFor();
    expect(await next.inputValue()).toBe('Soita ennen lähetystä.');
    await page.keyboard.insertText('JJFI64321100045723');
    await dialog.getByRole('button', { name: 'Tallenna seurantakoodi' }).click();
    await dialog.getByText('Seurantakoodi JJFI64321100045723').waitFor();
    await expectSound(page, 'order dialog with a note and a code');
    const { body } = await customer.call('GET', `/api/shop/purchase/order-details/${orderID}`);
    expect(body.data.trackingCode).toBe('JJFI64321100045723');
    expect(JSON.stringify(body)).not.toContain('Lahja');
    // What was chosen before is still chosen, whatever was saved meanwhile.
    expect(await status.inputValue()).toBe('inShipping');
    await dialog.getByRole('button', { name: 'Update Order Status' }).click();
    await dialog.getByText('Matkalla').and(page.locator(':not(option)')).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('a code that is only typed is saved before the order leaves, and the move is taken back', async () => {
    const { customer, orderID } = await aPaidOrder(product);
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await page.goto(`/admin/orders/${orderID}`);
    const dialog = page.getByRole('dialog', { name: 'Tilausyhteenveto' });
    await dialog.getByLabel('Seurantakoodi').fill('JJFI64321100045799');
    await dialog.getByLabel('Order Status').selectOption('inShipping');
    await dialog.getByRole('button', { name: 'Update Order Status' }).click();
    await dialog.getByText('Vahvistettu → Matkalla').first().waitFor();
    const read = async () =>
      (await customer.call('GET', `/api/shop/purchase/order-details/${orderID}`)).body.data;
    expect(await read()).toMatchObject({ orderStatus: 'inShipping', trackingCode: 'JJFI64321100045799' });
    await dialog.getByRole('button', { name: 'Kumoa' }).click();
    await dialog.getByText('Matkalla → Vahvistettu').waitFor();
    expect(await read()).toMatchObject({ orderStatus: 'confirmed' });
    // A change back to unpaid is confirmed first, and shown on the dashboard.
    await dialog.getByLabel('Order Status').selectOption('pending');
    await dialog.getByRole('button', { name: 'Update Order Status' }).click();
    const question = page.getByRole('alertdialog', { name: /^Tilaus palaa taaksepäin/ });
    await question.getByRole('button', { name: 'Vaihda silti' }).click();
    await dialog.getByText('Vahvistettu → Odottaa').first().waitFor();
    await page.goto('/admin/dashboard');
    await page.getByRole('link', { name: /maksettu(a)? tilaus(ta)? on tilassa Odottaa/ }).click();
    await page.waitForURL(/\/admin\/orders/);
    expect(complaints).toEqual([]);
    await close();
  });

  test('the dashboard counts as sold what its link shows in the list [spec-163]', async () => {
    await aPaidOrder(product);
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await page.getByRole('button', { name: '7 pv' }).click();
    await expect.poll(() => soldCount(page)).toBeGreaterThan(0);
    const sold = await soldCount(page);
    await expectSound(page, 'dashboard with the week chosen');
    await page.getByRole('link', { name: 'Näytä tilaukset' }).click();
    await page.getByText(sold === 1 ? '1 tilaus' : `${sold} tilausta`, { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

test('the audit log is searched by a part of an order number, and says when the part matches too many', async () => {
  const [, desktop] = screens;
  const admin = await adminClient();
  const { orderID } = await aPaidOrder(product);
  const { body: order } = await admin.call('GET', `/api/admin/rest/orders/${orderID}`);
  await admin.call('PUT', `/api/admin/purchase-list/change/${orderID}`, { orderStatus: 'inProcess' });
  const { page, complaints, close } = await adminBrowser(visitors, desktop);
  const none = page.getByText('Merkintöjä ei löytynyt');
  const link = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: `Tilaus ${order.orderNumber}` });
  await page.goto('/admin/record');
  await link.first().waitFor();
  const search = page.getByRole('searchbox', { name: 'Hae nimellä, tekstillä tai tilausnumerolla' });
  for (const fragment of [order.orderNumber.slice(3), order.orderNumber.slice(-4), order.orderNumber]) {
    await search.fill('hölynpöly');
    await none.waitFor();
    // By chance other entries may have the part, too.
    await search.fill(fragment);
    await link.first().waitFor();
  }
  const orders = /\/api\/admin\/rest\/orders\?/;
  await page.route(orders, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-range': 'orders 0-0/1234' };
    await route.fulfill({ response, headers, json: [] });
  });
  await search.fill('9999');
  await page
    .getByText('Numero sopii 1\u00a0234 tilaukseen. Niistä mukana on 0 uusinta. Kirjoita numerosta enemmän.')
    .waitFor();
  await expectSound(page, 'a search of the record that means too many orders');
  await page.unroute(orders);
  await page.route(orders, (route) => route.fulfill({ status: 503, json: { success: false } }));
  await search.fill(order.orderNumber);
  await page.getByText(/^Tilausnumerolla ei voitu hakea/).waitFor();
  expect(await none.count()).toBe(0);
  await expectSound(page, 'a search of the record while the orders are away');
  await page.unroute(orders);
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await link.first().waitFor();
  expect(complaints.filter((line) => !line.includes('503'))).toEqual([]);
  await close();
});
