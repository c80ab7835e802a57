import { newClient, type Client } from '@shop/testing/http-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { adminBrowser, aPaidOrder } from './back-office.ts';
import { browserOfFile, expectNoSideways, expectSound, screens } from './browser.ts';
import { press } from './by-keyboard.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';
import { orderLinkIn } from './withdrawal-link.ts';

/* A buyer opens an order by an email's link, without a login. */
const visitors = browserOfFile();
let admin: Client;
let product: TestProduct;

beforeAll(async () => {
  admin = await adminClient();
  product = await addTestProduct(admin);
});

const settingsPath = '/api/admin/rest/settings';
async function switchLinks(orderLinks: boolean): Promise<void> {
  const { version } = (await admin.call('GET', settingsPath)).body.data;
  expect((await admin.call('PUT', settingsPath, { version, orderLinks })).status).toBe(200);
}

describe.each(screens)('on $name', (screen) => {
  test('a guest has the link sent by keyboard, opens the order, saves its receipt and goes on to withdraw', async () => {
    const { orderID, customer } = await aPaidOrder(product, `Seuraaja ${screen.width}`);
    const { body } = await admin.call('GET', `/api/admin/rest/orders/${orderID}`);
    const { page, complaints, close } = await visitors.open(screen);
    await page.goto('/shop/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Seuraa tilausta' }).click();
    await page.waitForURL('**/shop/track');
    const send = page.getByRole('button', { name: 'Lähetä linkki' });
    await press(page, send);
    await page.getByText('Anna tilausnumero.').waitFor();
    await page.getByText('Anna sähköpostiosoite.').waitFor();
    await page.getByLabel('Tilausnumero').and(page.locator(':focus')).fill(body.orderNumber);
    await page.getByLabel('Sähköposti').fill(customer.email);
    await expectSound(page, 'an order that is tracked');
    await press(page, send);
    await page.getByRole('heading', { name: 'Jatka sähköpostistasi' }).and(page.locator(':focus')).waitFor();
    await expectSound(page, 'an order whose link is sent');

    await page.goto(await orderLinkIn('order-link', customer.email));
    await page.getByText(body.orderNumber).waitFor();
    expect(page.url()).toBe(`${theShop.url}/shop/order`);
    await page.getByText(product.title).first().waitFor();
    expect(await page.getByText(customer.email).count()).toBe(0);
    await expectSound(page, 'an order without a login');
    await page.reload();
    const receipt = page.getByRole('button', { name: /^Kuitti \d{4}-K-/ });
    const saved = page.waitForEvent('download');
    await press(page, receipt);
    expect((await saved).suggestedFilename()).toMatch(/^\d{4}-K-\d+\.pdf$/);
    await page.getByRole('main').getByRole('link', { name: 'Peruuta sopimus tästä' }).click();
    await page.getByRole('heading', { name: 'Mitä peruutat' }).waitFor();
    expect(page.url()).toBe(`${theShop.url}/shop/withdrawal`);
    expect(complaints).toEqual([]);
    await close();
  });

  test('an admin revokes the links, and the page says so', async () => {
    const { orderID, customer } = await aPaidOrder(product, `Mitätöity ${screen.width}`);
    const link = await orderLinkIn('order-confirmed', customer.email);
    const office = await adminBrowser(visitors, screen);
    await office.page.goto(`/admin/orders/${orderID}`);
    await office.page.getByRole('button', { name: 'Mitätöi linkit' }).click();
    const dialog = office.page.getByRole('alertdialog', { name: 'Mitätöidäänkö tilauksen linkit?' });
    await expectSound(office.page, 'links that are revoked');
    await dialog.getByRole('button', { name: 'Mitätöi linkit' }).click();
    await office.page.getByText('Linkit on mitätöity.').waitFor();
    expect(office.complaints).toEqual([]);
    await office.close();
    const { page, close } = await visitors.open(screen);
    await page.goto(link);
    await page.getByText(/^Linkki ei ole enää voimassa\./).waitFor();
    await page.getByRole('link', { name: 'Pyydä uusi linkki' }).waitFor();
    await expectSound(page, 'a link that was revoked');
    await close();
  });
});

test('without JavaScript the link is requested as well', async () => {
  const { page, close } = await visitors.open(screens[0], { javaScriptEnabled: false });
  await page.goto('/shop/track');
  await page.getByRole('button', { name: 'Lähetä linkki' }).click();
  await page.getByText('Anna tilausnumero.').waitFor();
  await page.getByLabel('Tilausnumero').fill('LL-0000-0000');
  await page.getByLabel('Sähköposti').fill('joku@muu.example');
  await page.getByRole('button', { name: 'Lähetä linkki' }).click();
  await page.getByText(/^Jos antamasi tiedot ovat oikein/).waitFor();
  await expectNoSideways(page, 'a link that is requested without JavaScript');
  await close();
});

test('both pages are kept by no cache and no search engine, and send no address on', async () => {
  for (const [path, policy] of [
    ['/shop/order', 'no-referrer'],
    ['/shop/track', 'same-origin'],
  ]) {
    const response = await fetch(`${theShop.url}${path}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe(policy);
    expect(await response.text()).toContain('<meta name="robots" content="noindex"');
  }
});

test('where the owner switches order links off, the pages are gone, and the footer names none', async () => {
  await switchLinks(false);
  const status = async (path: string) => (await fetch(theShop.url + path)).status;
  await expect.poll(() => status('/shop/track')).toBe(404);
  expect(await status('/shop/order')).toBe(404);
  expect(await (await fetch(`${theShop.url}/shop/contact`)).text()).not.toContain('/shop/track');
  const tried = { orderID: 'LL-0000-0000', email: 'joku@muu.example' };
  expect((await newClient(theShop.url).call('POST', '/api/shop/linked-order/track', tried)).status).toBe(404);
  await switchLinks(true);
  await expect.poll(() => status('/shop/track')).toBe(200);
});
