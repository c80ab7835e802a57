import { reviewListSchema } from '@shop/contracts';
import { newClient, newCustomer } from '@shop/testing/http-client';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPaidOrder } from './back-office.ts';
import { browserOfFile, expectSound, screens, signInAs } from './browser.ts';
import { press, tabTo } from './by-keyboard.ts';
import { putInCart } from './cart-line.ts';
import { addTestProduct, adminClient, aPicture, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

const visitors = browserOfFile();
const REMINDERS = '/api/shop/purchase/review-reminders';
let product: TestProduct;

beforeAll(async () => {
  product = await addTestProduct(await adminClient());
});

async function aDeliveredOrder() {
  const placed = await aPaidOrder(product, 'Aino Metsä', { reviewReminder: true });
  const path = `/api/admin/purchase-list/change/${placed.orderID}`;
  await (await adminClient()).call('PUT', path, { orderStatus: 'delivered' });
  return placed;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name });

describe.each(screens)('on $name', (screen) => {
  test('a review with a picture is written by keyboard, and an error loses nothing that was written', async () => {
    const { customer, orderID } = await aDeliveredOrder();
    const { page, complaints, close } = await visitors.open(screen);
    await signInAs(page, customer);
    await page.goto(`/shop/review?order=${orderID}`);
    const text = page.getByLabel('Mitä pidit?');
    await tabTo(page, text);
    await page.keyboard.type('Pehmeä ja lämmin.');
    await page.getByLabel('Kuvia, jos haluat').setInputFiles(await aPicture('#6C8AA8'));
    await press(page, button(page, 'Julkaise arvostelu'));
    await page.getByText('Anna tähdet yhdestä viiteen.').waitFor();
    await expectSound(page, 'review form with an error');
    const five = page.getByRole('radio', { name: '5 tähteä' });
    expect(await five.evaluate((radio) => radio === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    expect(await text.inputValue()).toBe('Pehmeä ja lämmin.');
    await press(page, button(page, 'Julkaise arvostelu'));
    await page.getByText('Kiitos arvostelustasi!').waitFor();
    const reviews = await newClient(theShop.url).call('GET', `/api/shop/products/${product._id}/reviews`);
    const { reviews: shown } = reviewListSchema.parse({ ...reviews.body, reviews: reviews.body.data });
    expect(shown[0]).toMatchObject({ name: 'Aino', stars: 5, text: 'Pehmeä ja lämmin.' });
    expect(shown[0]?.pictures).toHaveLength(1);
    expect(complaints).toEqual([]);
    await close();
  });

  test('reminders are unticked at first at the checkout and in the profile, and a choice stays', async () => {
    const customer = await newCustomer(theShop.url);
    await putInCart(customer, product);
    const { page, complaints, close } = await visitors.open(screen);
    await signInAs(page, customer);
    await page.goto('/shop/checkout');
    const atCheckout = tick(page, 'Muistuta arvostelusta');
    await atCheckout.waitFor();
    expect(await atCheckout.isChecked()).toBe(false);
    await tabTo(page, atCheckout);
    await page.keyboard.press('Space');
    await expect.poll(() => atCheckout.isChecked()).toBe(true);
    await expectSound(page, 'checkout with a reminder');
    await page.goto('/shop/profile/account');
    const inProfile = tick(page, 'Muistuta arvostelusta jokaisen tilauksen jälkeen');
    await inProfile.waitFor();
    expect(await inProfile.isChecked()).toBe(false);
    await tabTo(page, inProfile);
    await page.keyboard.press('Space');
    await page.getByText('Muistutamme sinua arvosteluista.').waitFor();
    await page.reload();
    await expect.poll(() => inProfile.isChecked()).toBe(true);
    expect((await customer.call('GET', REMINDERS)).body.data).toEqual({ wanted: true });
    expect(complaints).toEqual([]);
    await close();
  });

  test('the page of an email’s link ends reminders by its button alone, and says what came of it', async () => {
    const { page, complaints, close } = await visitors.open(screen);
    await page.goto(`/shop/review-reminders#token=${'a'.repeat(24)}.${'x'.repeat(43)}`);
    await page.getByRole('heading', { name: 'Lopetetaanko muistutukset?' }).waitFor();
    expect(page.url()).not.toContain('token');
    await expectSound(page, 'end reminders');
    await press(page, button(page, 'Lopeta muistutukset'));
    await page.getByRole('heading', { name: 'Ei lopetettavia muistutuksia' }).waitFor();
    await page.goto('/shop/home');
    await page.goto('/shop/review-reminders');
    await page.getByRole('heading', { name: 'Linkki on puutteellinen' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
