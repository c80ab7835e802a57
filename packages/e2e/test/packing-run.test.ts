import type { Client } from '@shop/testing/http-client';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { aPaidOrder, adminBrowser } from './back-office.ts';
import { browserOfFile, expectSound, screens } from './browser.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';

/* A morning's parcels: their slips, an address put right, their codes, and all of them on their way. */
const visitors = browserOfFile();
const [phone, desktop] = screens;
const GREETING = 'Onnea, Hilla!';
let admin: Client;
let product: TestProduct;

beforeAll(async () => {
  admin = await adminClient();
  product = await addTestProduct(admin);
});

const move = (orderID: string, orderStatus: string) =>
  admin.call('PUT', `/api/admin/purchase-list/change/${orderID}`, { orderStatus });
const details = async (orderID: string) =>
  (await admin.call('GET', `/api/admin/purchase-list/details/${orderID}`)).body.data;

/** Two orders wait to be packed, and no others. */
async function twoToPack() {
  const filter = { orderStatus: ['confirmed', 'inProcess'] };
  const { body } = await admin.call(
    'GET',
    `/api/admin/rest/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );
  for (const { id } of body as { id: string }[]) await move(id, 'delivered');
  const made = [
    await aPaidOrder(product, 'Hilla Mäkelä', { giftNote: GREETING }),
    await aPaidOrder(product, 'Oiva Niemi'),
  ];
  return Promise.all(made.map(({ orderID }) => details(orderID)));
}

/** What the printer would get after a press; its own window cannot be driven. */
async function printed(page: Page, button: string | RegExp): Promise<string> {
  await page.getByRole('button', { name: button }).click();
  await page.locator('[data-print]').first().waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const paper = await page.locator('body').innerText();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.locator('[data-print]').first().waitFor({ state: 'detached' });
  return paper;
}

test('any other page is printed as it is: only slips hide what is around them', async () => {
  const { page, close } = await adminBrowser(visitors, desktop);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { name: 'admin dashboard' }).isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Kirjanpito' }).click();
  const books = page.getByRole('heading', { level: 1, name: 'Kirjanpito' });
  await books.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await books.isVisible()).toBe(true);
  await close();
});

test('a morning’s parcels: slips from the dashboard, an address put right, and all sent from one page [spec-165]', async () => {
  const [first, second] = await twoToPack();
  const { page, complaints, close } = await adminBrowser(visitors, desktop);
  await page.evaluate(() => Object.assign(globalThis, { print: () => undefined }));

  const slip = await printed(page, `Tulosta lähete ${first.orderNumber}`);
  expect([slip.includes(first.orderNumber), slip.includes(second.orderNumber)]).toEqual([true, false]);
  expect(slip).toContain(GREETING);
  const all = await printed(page, 'Tulosta kaikki lähetteet');
  expect([all.includes(first.orderNumber), all.includes(second._id)]).toEqual([true, true]);

  await page.getByRole('link', { name: 'Hilla Mäkelä, Tampere' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Tilausyhteenveto' });
  await sheet.getByText(first.orderNumber).waitFor();
  // The list behind the sheet, which knows the next order, may come after it.
  await expect.poll(() => sheet.getByRole('button', { name: 'Seuraava tilaus' }).isEnabled()).toBe(true);
  await page.keyboard.press('j');
  await sheet.getByText(second.orderNumber).waitFor();
  await page.keyboard.press('k');
  await sheet.getByText(first.orderNumber).waitFor();
  // On a tablet too, what is in the sheet begins where its head does.
  await page.setViewportSize({ width: 768, height: desktop.height });
  const parts = sheet.getByRole('heading', { name: /^(Tilausyhteenveto|Toimitustiedot|Tapahtumat)$/ });
  const lefts = () => parts.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().x));
  expect((await lefts()).length).toBe(3);
  await expect.poll(async () => new Set(await lefts()).size).toBe(1);
  await page.setViewportSize(desktop);
  await sheet.getByRole('button', { name: 'Korjaa osoite' }).click();
  const form = page.getByRole('dialog', { name: 'Korjaa osoite' });
  await form.getByLabel('Postinumero').fill('332');
  await form.getByRole('button', { name: 'Tallenna osoite' }).click();
  await form.getByText('Postinumerossa on viisi numeroa.').waitFor();
  await form.getByLabel('Postinumero').and(page.locator(':focus')).waitFor();
  await expectSound(page, 'an address with a fault');
  await form.getByLabel('Postinumero').fill('33100');
  await form.getByText('Postinumerossa on viisi numeroa.').waitFor({ state: 'detached' });
  await form.getByRole('button', { name: 'Tallenna osoite' }).click();
  await sheet.getByText(/^Osoite korjattiin, ennen: .*33210 Tampere/).waitFor();

  await page.goto('/admin/sending');
  const codeOf = ({ orderNumber }: { orderNumber: string }) =>
    page.getByLabel(`Seurantakoodi, ${orderNumber}`);
  await codeOf(first).fill('JJFI1');
  await codeOf(first).press('Enter');
  await page.keyboard.type('JJFI2');
  await page.getByText('2 pakettia lähdössä').waitFor();
  // Another admin takes the second one back meanwhile.
  await move(second._id, 'inProcess');
  await page.getByRole('button', { name: 'Merkitse lähetetyiksi' }).click();
  await page.getByText('Yhtä ei voitu merkitä. Syy on sen rivillä.').waitFor();
  await expectSound(page, 'parcels, one of which has not left');
  expect(await codeOf(second).inputValue()).toBe('JJFI2');
  await page.getByRole('button', { name: 'Merkitse lähetetyiksi' }).click();
  await page.getByText('0 pakettia lähdössä').waitFor();
  for (const [order, trackingCode] of [
    [first, 'JJFI1'],
    [second, 'JJFI2'],
  ] as const) {
    await expect.poll(() => details(order._id)).toMatchObject({ orderStatus: 'inShipping', trackingCode });
  }
  expect(complaints.filter((text) => !/40[09]/.test(text))).toEqual([]);
  await close();
});

test('all orders of a search are chosen on a phone, also those of other pages, and one number finds one [spec-165]', async () => {
  const [first, second] = await twoToPack();
  const { page, complaints, close } = await adminBrowser(visitors, phone);
  const filter = JSON.stringify({ q: 'Tampere', orderStatus: ['confirmed'] });
  await page.goto(`/admin/orders?filter=${encodeURIComponent(filter)}&perPage=1&page=1`);
  await page.getByRole('checkbox', { name: `Valitse tilaus ${second._id.slice(-8)}` }).check();
  const together = page.getByRole('region', { name: 'Valitut tilaukset' });
  await together.getByRole('button', { name: 'Valitse kaikki 2' }).click();
  await together.getByText('2 valittu').waitFor();
  await expectSound(page, 'all orders of a search');
  await together.getByRole('button', { name: 'Poista valinta' }).click();
  const running = first.orderNumber.split('-').at(-1);
  await page
    .getByRole('searchbox')
    .or(page.getByLabel('Numero, nimi, paikka tai puhelin'))
    .first()
    .fill(`#${running}`);
  await page.getByText('1 tilaus', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
