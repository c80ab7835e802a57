import { newCustomer } from '@shop/testing/http-client';
import { beforeAll, expect, test } from 'vitest';
import { aPaidOrder } from './back-office.ts';
import { browserOfFile, expectSound, keepMessages, movedBy, screens, signInAs } from './browser.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

/* Feedback on the way to an order: the choice, the addition to the cart, missing fields, the next step. */
const visitors = browserOfFile();
const [phone, desktop] = screens;
let product: TestProduct;

beforeAll(async () => {
  product = await addTestProduct(await adminClient());
});

test.each(screens)(
  'on $name nothing of the registration moves, and messages stand beside its form',
  async (screen) => {
    const { page, complaints, close } = await visitors.open(screen);
    await keepMessages(page);
    await page.goto('/auth/register');
    await page.evaluate(() => document.fonts.ready);
    expect(await movedBy(page)).toBe(0);
    await page.getByLabel('Nimi').fill('Eero Saarinen');
    await page.getByLabel('Sähköposti').fill(theShop.accounts.customer.email);
    await page.getByLabel('Salasana', { exact: true }).fill('kehrasin-lampaan-villaa-7');
    await page.getByRole('button', { name: 'Luo tili' }).click();
    // Both are measured in one moment: the refusal leads to a field, and the page may still be on its way there.
    const isBeside = await page.locator('.toast.shown').evaluate((message) => {
      const toast = message.getBoundingClientRect();
      const form = document.querySelector('#register')?.getBoundingClientRect();
      return form && (toast.right <= form.left || toast.bottom <= form.top);
    });
    expect(isBeside).toBe(true);
    expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
    await close();
  },
);

test('a shopper sees what is chosen, what went into the cart, and what a form still needs [spec-166]', async () => {
  const { page, complaints, close } = await visitors.open(phone);
  await signInAs(page, await newCustomer(theShop.url));
  await page.goto('/shop/listing?kategoria=villatuotteet&kokoelmat=talvi');
  await page.getByRole('heading', { level: 1, name: 'Kaikki Tuotteet' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Villatuotteet' }).waitFor();
  await expectSound(page, 'a listing with chips');
  await page.getByRole('link', { name: 'Poista suodatin Talvi' }).click();
  await page.waitForURL(/\/shop\/listing\?kategoria=villatuotteet$/);
  await page.getByRole('link', { name: 'Poista suodatin Villatuotteet' }).and(page.locator(':focus')).click();
  await page.waitForURL(/\/shop\/listing$/);
  await expect.poll(() => page.locator('.chip').count()).toBe(0);

  await keepMessages(page);
  await page.goto(`/shop/products/${product._id}`);
  await page.getByLabel('Malli', { exact: true }).selectOption('2');
  await page.getByLabel('Koko', { exact: true }).selectOption('M');
  await page.locator('[data-add]').click();
  const toast = page.locator('.toast.shown');
  const picture = await toast.locator('img').getAttribute('src');
  expect(picture).toContain(product.images[1]?.split('/').at(-2));
  await toast.getByRole('button', { name: 'Katso ostoskori' }).click();
  await page.getByRole('dialog', { name: 'Ostoskori' }).getByText(product.title).waitFor();

  await page.goto('/shop/profile');
  await page.getByRole('tab', { name: 'Osoite' }).click();
  const form = page.getByRole('form', { name: 'Uusi osoite' });
  await form.getByText('Täytä kaikki kentät. Vain vastaanottajan voit jättää tyhjäksi.').waitFor();
  await form.getByText('Esimerkiksi ”Ovikoodi 1234”').waitFor();
  await form.getByLabel('Katuosoite').focus();
  await page.keyboard.press('Tab');
  await form.getByText('Kirjoita katuosoite ja talon numero.').waitFor();
  await expectSound(page, 'an address form that says what is missing');
  expect(complaints).toEqual([]);
  await close();
});

test('an order that a link names opens also where the list of orders cannot be had', async () => {
  const { customer, orderID } = await aPaidOrder(product);
  const { page, close } = await visitors.open(phone);
  await signInAs(page, customer);
  await page.route('**/order-list/**', (route) => route.abort());
  await page.goto(`/shop/profile?order=${orderID}`);
  await page.getByRole('dialog', { name: 'Tilausyhteenveto' }).getByText(orderID, { exact: true }).waitFor();
  await page.getByText('Ei tilauksia vielä').waitFor();
  await close();
});

test('a buyer reads the order’s short number, what each line costs, and what comes next [spec-164]', async () => {
  const { customer, orderID } = await aPaidOrder(product);
  const { body } = await customer.call('GET', `/api/shop/purchase/order-details/${orderID}`);
  const { page, complaints, close } = await visitors.open(desktop);
  await signInAs(page, customer);
  await page.goto('/shop/profile');
  const row = page.locator(`[data-order="${orderID}"]`);
  await row.getByText(body.data.orderNumber, { exact: true }).waitFor();
  await row.getByText(orderID, { exact: true }).waitFor();
  await row.getByRole('button', { name: /^View Details/ }).click();
  const summary = page.getByRole('dialog', { name: 'Tilausyhteenveto' });
  await summary.getByText(body.data.orderNumber, { exact: true }).waitFor();
  await summary.getByRole('heading', { name: 'Mitä seuraavaksi' }).waitFor();
  await summary.getByText(/^Pakkaamme tilauksesi arviolta \d+\.\d+\.\d{4} mennessä/).waitFor();
  await expectSound(page, 'an order with its number and next step');
  expect(complaints).toEqual([]);
  await close();
});
