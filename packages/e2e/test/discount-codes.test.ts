import { newCustomer } from '@shop/testing/http-client';
import { expect, test } from 'vitest';
import { homeAddress } from './address.ts';
import { chooseMoment, adminBrowser, untilFinished } from './back-office.ts';
import { browserOfFile, expectSound, screens, signInAs } from './browser.ts';
import { putInCart } from './cart-line.ts';
import { seePaid } from './paid-page.ts';
import { addTestProduct, adminClient } from './test-product.ts';
import { theShop } from './the-shop.ts';

/* A code's whole life: the admin makes it, a buyer mistypes it, uses it and pays, and the admin sees it used and ends it. */
const visitors = browserOfFile();
const [phone, desktop] = screens;

/** A new customer's phone at the checkout, with one product of a price in the cart and an address to choose. */
async function atTheCheckout(name: string, price: number) {
  const product = await addTestProduct(await adminClient(), { price });
  const customer = await newCustomer(theShop.url, name);
  await customer.call('POST', '/api/shop/address/add', homeAddress);
  await putInCart(customer, product);
  const visit = await visitors.open(phone);
  await signInAs(visit.page, customer);
  await visit.page.goto('/shop/checkout');
  return visit;
}

test('a code is created in the back office, used at the checkout, shown on the order, and ended [spec-144]', async () => {
  const code = `SYYS-${Date.now().toString(36).toUpperCase()}`;
  const admin = await adminBrowser(visitors, desktop);
  await admin.page.goto('/admin/discount-codes');
  await admin.page.getByRole('button', { name: 'Uusi koodi' }).click();
  const dialog = admin.page.getByRole('dialog', { name: 'Uusi alennuskoodi' });
  await dialog.getByLabel('Koodi', { exact: true }).fill(code);
  // What was typed is not lost to a key.
  await admin.page.keyboard.press('Escape');
  await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Jatka muokkaamista' }).click();
  expect(await dialog.getByLabel('Koodi', { exact: true }).inputValue()).toBe(code);
  await dialog.getByRole('button', { name: 'Tee koodi' }).click();
  await dialog.getByText('Anna kokonaisluku 1–99.').waitFor();
  await expectSound(admin.page, 'new code with a percentage missing');
  const levels = await dialog
    .getByLabel(/^Käyttökertoja (asiakasta kohti|yhteensä)/)
    .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().y));
  expect(levels).toEqual([levels[0], levels[0]]);
  const percent = dialog.getByLabel('Alennus, %');
  await percent.and(admin.page.locator(':focus')).waitFor();
  await percent.fill('10');
  await dialog.getByText('Anna kokonaisluku 1–99.').waitFor({ state: 'detached' });
  await dialog.getByLabel('Käyttökertoja asiakasta kohti').fill('1');
  await chooseMoment(admin.page, dialog, 'Päättyy', ['31.12.2099', '23.59']);
  await dialog.getByRole('button', { name: 'Tee koodi' }).click();
  const row = admin.page.getByRole('listitem', { name: code });
  await row.getByText(/^10\u00a0% tuotteista, kerran asiakasta kohti, 31\.12\.2099 .*asti$/).waitFor();

  const { page, complaints, close } = await atTheCheckout('Alina Alennus', 40);
  await page.locator('[data-address]').getByRole('radio').first().check();
  const total = page.locator('[data-checkout-total]');
  await total.getByText('40,00\u00a0€').waitFor();
  await page.getByText('Alennuskoodi', { exact: true }).click();
  const field = page.getByLabel('Koodi', { exact: true });
  await field.fill('eiole');
  await page.getByRole('button', { name: 'Käytä' }).click();
  await page.getByText('Tällaista koodia ei ole. Tarkista kirjoitusasu.').waitFor();
  await expectSound(page, 'checkout with a wrong code');
  await field.fill(code.toLowerCase());
  await field.press('Enter');
  await total.getByText('36,00\u00a0€').waitFor();
  await page.getByText(`Alennuskoodi ${code}`).waitFor();
  // The field is gone; who typed into it goes on at what has taken its place.
  await page.locator('.discount-part:focus').getByText(`Alennuskoodi ${code}`).waitFor();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Poista', exact: true }).and(page.locator(':focus')).waitFor();
  await expectSound(page, 'checkout with a code');
  await page.getByRole('button', { name: 'Debit card', exact: true }).click();
  await page.getByRole('button', { name: 'Hyväksy maksu' }).click();
  await seePaid(page);
  await page.getByText(`Alennuskoodi ${code}`).waitFor();
  expect(await page.locator('.order-total .price').textContent()).toBe('36,00\u00a0€');
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
  await untilFinished(new URL(page.url()).searchParams.get('orderID') ?? '');
  await close();

  await admin.page.reload();
  await row.getByText('Käytetty 1 / 10 000').waitFor();
  await expectSound(admin.page, 'discount codes');
  await row.getByRole('button', { name: 'Lopeta koodi' }).click();
  await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Lopeta koodi' }).click();
  await row.getByText('Päättynyt').waitFor();
  await admin.close();
});

test('a code of free delivery on a delivery that is free already says that it gives nothing now', async () => {
  const admin = await adminClient();
  const code = `POSTI-${Date.now().toString(36).toUpperCase()}`;
  await admin.call('POST', '/api/admin/rest/discount-codes', { code, kind: 'delivery' });
  const { page, complaints, close } = await atTheCheckout('Taimi Turha', 160);
  await page.getByText('Alennuskoodi', { exact: true }).click();
  await page.getByLabel('Koodi', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Käytä' }).click();
  const discountSection = page.locator('.discount-part');
  await discountSection.getByText('Toimitus on jo ilmainen, joten koodia ei tarvita.').waitFor();
  expect(await discountSection.getByText('Ilmainen toimitus').count()).toBe(0);
  await expectSound(page, 'checkout with a code that gives nothing');
  // Left before the shop has said what the code gives, the page asks about it again the next time.
  const question = '**/purchase/discount';
  await page.route(question, () => undefined);
  for (const _visit of ['left', 'asked again']) {
    const asked = page.waitForRequest(question);
    await page.reload();
    await asked;
  }
  await page.unroute(question);
  // Nor is it lost where the shop could not say it: it stands in the field, and the next visit asks again.
  await page.route(question, (route) => route.abort());
  await page.reload();
  await discountSection
    .getByText('Koodia ei voi juuri nyt tarkistaa. Yritä hetken kuluttua uudelleen.')
    .waitFor();
  expect(await page.getByLabel('Koodi', { exact: true }).inputValue()).toBe(code);
  await page.unroute(question);
  await page.reload();
  await discountSection.getByText(/^Toimitus on jo ilmainen/).waitFor();
  await discountSection.getByRole('button', { name: 'Poista' }).click();
  await page.getByText('Alennuskoodi', { exact: true }).waitFor();
  expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  await close();
});
