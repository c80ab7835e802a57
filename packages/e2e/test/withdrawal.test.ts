import type { Client } from '@shop/testing/http-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPaidOrder, adminBrowser } from './back-office.ts';
import { browserOfFile, expectSound, screens, signInAs } from './browser.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';
import { withdrawalLinkIn } from './withdrawal-link.ts';

/* A buyer withdraws, and the admin sends the money back. */
const visitors = browserOfFile();
let admin: Client;
let product: TestProduct;

beforeAll(async () => {
  admin = await adminClient();
  product = await addTestProduct(admin);
});

test('an empty field is reported, number and email address request the link, and it completes the withdrawal', async () => {
  const { orderID, customer } = await aPaidOrder(product, 'Löytyvä');
  const { page, complaints, close } = await visitors.open(screens[0]);
  const { body } = await admin.call('GET', `/api/admin/rest/orders/${orderID}`);
  await page.goto('/shop/withdrawal');
  const [number, email] = [page.getByLabel('Tilausnumero'), page.getByLabel('Sähköposti')];
  const next = page.getByRole('button', { name: 'Jatka' });
  await next.click();
  await page.getByText('Anna tilausnumero.').waitFor();
  await page.getByText('Anna sähköpostiosoite.').waitFor();
  await number.and(page.locator(':focus')).fill(body.orderNumber);
  await email.fill(customer.email);
  await expectSound(page, 'a withdrawal that is looked for');
  // This try fails without an answer; the next one succeeds.
  await page.route('**/api/shop/withdrawal/find', (route) => route.abort(), { times: 1 });
  await next.click();
  await page.locator('.toast.error.shown').waitFor();
  await next.click();
  const title = page.getByRole('heading', { name: 'Jatka sähköpostistasi' });
  await title.and(page.locator(':focus')).waitFor();
  expect(await page.locator('.toast.error.shown').count()).toBe(0);
  await page.getByText(/^Jos antamasi tiedot ovat oikein ja kaupan voi vielä peruuttaa/).waitFor();
  await expectSound(page, 'a withdrawal that goes on by mail');
  // The way back leads to what was typed.
  await page.getByRole('link', { name: 'Takaisin' }).click();
  await number.and(page.locator(':focus')).waitFor();
  expect([await number.inputValue(), await email.inputValue()]).toEqual([body.orderNumber, customer.email]);

  await page.goto(await withdrawalLinkIn('withdrawal-link', customer.email));
  await page.getByRole('heading', { name: 'Mitä peruutat' }).waitFor();
  await page.getByRole('button', { name: 'Vahvista peruuttaminen' }).click();
  await page.getByText('Kirjoita nimesi.').waitFor();
  await page.getByLabel('Nimesi').and(page.locator(':focus')).fill('Aino Asiakas');
  await page.getByRole('button', { name: 'Vahvista peruuttaminen' }).click();
  await page.getByRole('heading', { name: 'Peruutus on vastaanotettu' }).waitFor();
  expect(complaints.filter((text) => !/ERR_FAILED/.test(text))).toEqual([]);
  await close();
});

describe.each(screens)('on $name', (screen) => {
  test('a buyer withdraws in two steps, and an admin answers from the queue [law-7]', async () => {
    const { orderID, customer } = await aPaidOrder(product, `Peruva ${screen.width}`);
    const { page, complaints, close } = await visitors.open(screen);
    await signInAs(page, customer);
    await page.goto(`/shop/profile?order=${orderID}`);
    await page.getByRole('dialog').getByRole('link', { name: 'Peruuta sopimus tästä' }).click();
    const focused = page.locator(':focus');
    await page.getByRole('heading', { name: 'Mitä peruutat' }).and(focused).waitFor();
    await page.getByLabel('Nimesi').fill('Aino Asiakas');
    await expectSound(page, 'withdrawal');
    await page.getByRole('button', { name: 'Vahvista peruuttaminen' }).click();
    await page.getByRole('heading', { name: 'Peruutus on vastaanotettu' }).and(focused).waitFor();
    // The way without a login stands in the footer of every page.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Peruuta sopimus tästä' }).click();
    await page.getByLabel('Tilausnumero').waitFor();
    await expectSound(page, 'withdrawal without a login');
    await page.goto(`/shop/profile?order=${orderID}`);
    const ordered = page.getByRole('dialog').locator('.order-lines li');
    await ordered.getByText('Peruutettu 1 kpl').waitFor();

    const office = await adminBrowser(visitors, screen);
    await office.page.goto(`/admin/orders/${orderID}`);
    await office.page.getByText(/^Asiakas on peruuttanut kaupan, joten älä lähetä tilausta\./).waitFor();
    await office.page.getByText('kauppa peruutettu').first().waitFor();
    await expectSound(office.page, 'an order that its buyer has withdrawn from');
    await office.page.getByRole('link', { name: 'Palauta rahat sivulla Kaupan peruutukset' }).click();
    const row = office.page
      .getByRole('listitem')
      .filter({ has: office.page.locator(`a[href$="${orderID}"]`) });
    await row.getByRole('button', { name: 'Tuotteet saapuivat' }).click();
    await row.getByText(/^Tuotteet saapuivat \d/).waitFor();
    await row.getByRole('button', { name: 'Palauta rahat' }).click();
    const dialog = office.page.getByRole('dialog', { name: 'Peruutuksen rahat' });
    await expectSound(office.page, 'refund of a withdrawal');
    await dialog.getByRole('button', { name: /^Palauta 129,00/ }).click();
    // The row is hidden behind the open dialog: check it after the dialog.
    await dialog.waitFor({ state: 'detached' });
    await row.waitFor({ state: 'detached' });
    const { body } = await admin.call('GET', `/api/admin/rest/orders/${orderID}`);
    expect(body.withdrawals).toMatchObject([{ id: 'w1', name: 'Aino Asiakas', isRefunded: true }]);
    expect(office.complaints).toEqual([]);
    await office.close();

    await page.reload();
    await ordered.getByText(/^(Palautus käsittelyssä|Palautettu) 1\skpl, 129,00\s€$/).waitFor();
    await expectSound(page, 'an order of which something is taken back');
    expect(complaints).toEqual([]);
    await close();
  });

  test('a confirmation email’s link needs no login, and the address shows no token', async () => {
    const { customer } = await aPaidOrder(product, `Linkki ${screen.width}`);
    const { page, complaints, close } = await visitors.open(screen);
    await page.goto(await withdrawalLinkIn('order-confirmed', customer.email));
    await page.getByRole('heading', { name: 'Mitä peruutat' }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    expect(complaints).toEqual([]);
    await close();
  });
});
