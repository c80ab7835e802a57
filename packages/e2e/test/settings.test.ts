import { waitFor } from '@shop/testing';
import { newClient } from '@shop/testing/http-client';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { aPaidOrder, goTo, adminBrowser } from './back-office.ts';
import { isFocused } from './by-keyboard.ts';
import { browserOfFile, expectSound, screens, signInAs } from './browser.ts';
import { addTestProduct, adminClient } from './test-product.ts';
import { theShop } from './the-shop.ts';

/* What the owner decides about the shop, from the form to the shop's pages. */
const visitors = browserOfFile();
const PATH = '/api/admin/rest/settings';
const [phone, desktop] = screens;
let admin: Awaited<ReturnType<typeof adminClient>>;

beforeAll(async () => {
  admin = await adminClient();
});

describe.each(screens)('on $name', (screen) => {
  test('a changed setting is guarded until it is saved, and shows in the shop within a second', async () => {
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await page.goto('/admin/settings');
    const banner = page.getByLabel('Yläpalkin teksti');
    const before = await banner.inputValue();
    const words = `Suljettu juhannuksena ${screen.width}`;
    await banner.fill(words);
    await goTo(page, screen, 'Dashboard');
    await page.getByRole('alertdialog', { name: 'Hylätäänkö tallentamattomat muutokset?' }).waitFor();
    await page.getByRole('button', { name: 'Jatka muokkaamista' }).click();
    for (const name of ['Suomeksi', 'Englanniksi'])
      for (const summary of await page.getByText(name, { exact: true }).all()) await summary.click();
    await expectSound(page, 'settings');
    // Another admin was faster, with another field.
    const { body } = await admin.call('GET', PATH);
    const { version, hours } = body.data;
    const changed = { version, hours: { ...hours, service: 'joka päivä 12–16' } };
    await admin.call('PUT', PATH, changed);
    await page.getByRole('button', { name: 'Tallenna', exact: true }).click();
    await page.getByText('Palveluajat', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Pidä omat' }).click();
    await page.getByText('Kaikki on tallennettu.').waitFor();
    const home = async () => String((await newClient(theShop.url).call('GET', '/shop/home')).body);
    await expect.poll(home).toContain(words);
    expect(await home()).toContain('joka päivä 12–16');
    const { data } = (await admin.call('GET', PATH)).body;
    await admin.call('PUT', PATH, { version: data.version, banner: before, hours });
    // Who walks this shop next meets the page of before.
    await expect.poll(home).not.toContain(words);
    expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
    await close();
  });
});

test('a refusal leads to the field that explains it, also inside a folded text', async () => {
  const { page, close } = await adminBrowser(visitors, desktop);
  await page.goto('/admin/settings');
  const save = page.getByRole('button', { name: 'Tallenna', exact: true });
  const price = page.getByLabel('Hinta, €', { exact: true }).nth(1);
  await price.fill('neljä');
  await save.click();
  await page.getByText('Anna summa euroina, esimerkiksi 4,90.').waitFor();
  await waitFor('the focus on the sum', () => isFocused(price));
  await price.fill('5000');
  await save.click();
  // The sum is typed in euros, so its bound is shown in euros, though the API takes cents.
  await page.getByText(/^Enintään 1\s000,00\s€\.$/).waitFor();
  await waitFor('the focus on the sum', () => isFocused(price));
  await price.fill('4,90');
  const title = page.locator('[name="story.en.title"]');
  await page.getByText('Englanniksi', { exact: true }).first().click();
  await title.fill('');
  await page.getByText('Englanniksi', { exact: true }).first().click();
  await title.waitFor({ state: 'hidden' });
  await save.click();
  await waitFor('the focus on the title', () => isFocused(title));
  await title.fill('Made by hand');
  const text = page.locator('[name="story.fi.parts.0.text"]');
  await text.evaluate((field) => field.closest('details')?.querySelector('summary')?.click());
  await text.fill('y'.repeat(2_001));
  await save.click();
  await page.getByText('Enintään 2000 merkkiä.').waitFor();
  await waitFor('the focus on the text', () => isFocused(text));
  await text.fill('Villaa.');
  await page.locator('[name="delivery.0.pickUpPoint"]').selectOption('true');
  await save.click();
  const list = page.getByText('Ensimmäinen toimitustapa ei voi vaatia noutopistettä.');
  await waitFor('the focus on what is wrong with the list', () => isFocused(list));
  await close();
});

test('a red duty leads to where it is mended, and is green once it is', async () => {
  const { page, complaints, close } = await adminBrowser(visitors, phone);
  const { seller } = (await admin.call('GET', PATH)).body.data;
  onTestFinished(async () => {
    const { version } = (await admin.call('GET', PATH)).body.data;
    await admin.call('PUT', PATH, { version, seller });
  });
  await page.goto('/admin/duties');
  const title = 'Myyjän nimi, Y-tunnus ja yhteystiedot ovat näkyvissä';
  const duty = page.locator('li[data-kept]').filter({ has: page.getByRole('heading', { name: title }) });
  await duty.getByText('Puuttuu').waitFor();
  await expectSound(page, 'duties');
  await duty.getByRole('link', { name: /^Korjaa: Y-tunnus/ }).click();
  const form = page.getByRole('region', { name: 'Myyjä', exact: true });
  await form.getByLabel('Y-tunnus').fill('1234567-1');
  await form.getByLabel('Sähköposti').fill('posti@villa.fi');
  await page.getByRole('button', { name: 'Tallenna', exact: true }).click();
  await page.getByText('Kaikki on tallennettu.').waitFor();
  await page.goto('/admin/duties');
  await duty.getByText('Kunnossa').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('terms are drafted, looked at and published; an order keeps those that it was made with', async () => {
  const { customer, orderID } = await aPaidOrder(await addTestProduct(admin));
  const { page, complaints, close } = await adminBrowser(visitors, desktop);
  await page.goto('/admin/settings/legal/terms');
  const text = page.getByRole('textbox', { name: 'Teksti' });
  const before = await text.inputValue();
  const words = `Uusi ehto ${Date.now()}.`;
  await text.fill(`${before}\n\n${words}`);
  await page.getByRole('paragraph').filter({ hasText: words }).waitFor();
  await expectSound(page, 'a draft of the terms');
  await page.getByRole('button', { name: 'Tallenna luonnos' }).click();
  await page.getByText(/^Luonnos, tallentanut/).waitFor();
  const terms = async () => String((await newClient(theShop.url).call('GET', '/shop/terms')).body);
  expect(await terms()).not.toContain(words);
  await page.getByRole('button', { name: 'Julkaise', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Julkaise', exact: true }).click();
  await page.getByText('Uusi versio on julkaistu.').waitFor();
  await expect.poll(terms).toContain(words);
  expect(complaints).toEqual([]);
  await close();

  const buyer = await visitors.open(phone);
  await signInAs(buyer.page, customer);
  await buyer.page.goto(`/shop/profile?order=${orderID}`);
  await buyer.page.getByRole('link', { name: /ehtoja$/ }).click();
  await buyer.page.waitForURL(/\/shop\/terms/);
  await buyer.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await buyer.page.locator('main').innerText()).not.toContain(words);
  await buyer.close();
});
