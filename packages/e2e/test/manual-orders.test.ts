import type { Client } from '@shop/testing/http-client';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { adminBrowser, untilFinished } from './back-office.ts';
import { browserOfFile, expectSound, screens, type Screen } from './browser.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';

const visitors = browserOfFile();
const [phone, desktop] = screens;
let admin: Client;
let product: TestProduct;

beforeAll(async () => {
  admin = await adminClient();
  product = await addTestProduct(admin);
});

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Tilausyhteenveto' });
const orderIn = async (page: Page) => {
  await page.waitForURL(/\/orders\/[a-f0-9]{24}/);
  const orderID = /[a-f0-9]{24}/.exec(page.url())?.[0] ?? '';
  return { orderID, read: async () => (await admin.call('GET', `/api/admin/rest/orders/${orderID}`)).body };
};

async function placeOrder(screen: Screen) {
  const { page, complaints, close } = await adminBrowser(visitors, screen);
  await page.goto('/admin/orders');
  await page.getByRole('link', { name: 'Uusi tilaus' }).click();
  await page.getByRole('searchbox', { name: 'Hae tuotetta nimellä' }).fill(product.title);
  await page.getByRole('button', { name: `Lisää ${product.title}` }).click();
  await page.getByLabel('Kappaleita').fill('2');
  await page.getByLabel('Nimi', { exact: true }).fill('Hilkka Puhelinasiakas');
  await page.getByLabel('Sähköposti').fill('hilkka@posti.example');
  await page.getByLabel('Puhelin').fill('040 123 4567');
  await page.getByLabel('Katuosoite').fill('Satakunnankatu 18');
  await page.getByLabel('Postinumero').fill('332');
  await page.getByLabel('Postitoimipaikka').fill('Tampere');
  await page.getByLabel('Toimitustapa').selectOption('verstas');
  await page.getByText(/^Yhteensä 258,00/).waitFor();
  await page.getByRole('button', { name: 'Tee tilaus' }).click();
  await page.getByText('Postinumerossa on viisi numeroa.').waitFor();
  await page.getByLabel('Postinumero').and(page.locator(':focus')).waitFor();
  await expectSound(page, 'a new order with a fault');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Hylätäänkö tallentamattomat muutokset?' });
  await question.getByRole('button', { name: 'Jatka muokkaamista' }).click();
  await question.waitFor({ state: 'detached' });
  await page.getByLabel('Postinumero').fill('33210');
  await page.getByRole('button', { name: 'Tee tilaus' }).click();
  await sheetOf(page).getByText('Käsin tehty').waitFor();
  return { page, complaints, close, ...(await orderIn(page)) };
}

test('an order by telephone is paid by its link, without a login', async () => {
  const { page, complaints, close, orderID, read } = await placeOrder(desktop);
  await sheetOf(page).getByRole('button', { name: 'Linkki korttimaksuun' }).click();
  const link = await sheetOf(page).getByLabel('Maksulinkki').inputValue();
  await expectSound(page, 'an order with its payment link');
  const buyer = await visitors.open(phone);
  await buyer.page.goto(link);
  await buyer.page.getByRole('button', { name: 'Peruuta' }).click();
  await buyer.page.getByText('Voit maksaa tilauksen samasta linkistä myöhemmin.').waitFor();
  await buyer.page.goto(link);
  await buyer.page.getByRole('button', { name: 'Hyväksy maksu' }).click();
  await buyer.page.getByText('Lähetämme vahvistuksen ja kuitin sähköpostiisi').waitFor();
  await expectSound(buyer.page, 'the page after a payment by link');
  await expect.poll(read).toMatchObject({ paymentStatus: 'paid', orderStatus: 'confirmed' });
  await untilFinished(orderID);
  expect([...complaints, ...buyer.complaints].filter((text) => !/400/.test(text))).toEqual([]);
  await buyer.close();
  await close();
});

test('a PayPal link is captured without a login', async () => {
  const { page, close, orderID, read } = await placeOrder(desktop);
  await sheetOf(page).getByRole('button', { name: 'Linkki PayPaliin' }).click();
  const link = await sheetOf(page).getByLabel('Maksulinkki').inputValue();
  const buyer = await visitors.open(phone);
  await buyer.page.goto(link);
  await buyer.page.getByRole('button', { name: 'Hyväksy maksu' }).click();
  await buyer.page.getByText('Lähetämme vahvistuksen ja kuitin sähköpostiisi').waitFor();
  await expect
    .poll(read, { timeout: 60_000 })
    .toMatchObject({ paymentStatus: 'paid', paymentMethod: 'paypal' });
  await untilFinished(orderID);
  await buyer.close();
  await close();
});

test('on a phone an order is marked as paid with its reason', async () => {
  const { page, close, orderID, read } = await placeOrder(phone);
  await sheetOf(page).getByRole('button', { name: 'Merkitse maksetuksi' }).click();
  const form = page.getByRole('dialog', { name: 'Onko tilaus maksettu?' });
  await form.getByLabel('Miten tilaus maksettiin?').selectOption('cash');
  await form.getByRole('button', { name: 'Merkitse maksetuksi' }).click();
  await form.getByText('Tämä kenttä on pakollinen.').waitFor();
  await expectSound(page, 'a mark without its reason');
  await form.getByLabel('Peruste').fill('Maksettu verstaalla');
  await form.getByRole('button', { name: 'Merkitse maksetuksi' }).click();
  await sheetOf(page)
    .getByText(/Merkitty maksetuksi: Maksettu verstaalla/)
    .first()
    .waitFor();
  expect(await read()).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'cash', isPaid: true });
  await untilFinished(orderID);
  await close();
});
