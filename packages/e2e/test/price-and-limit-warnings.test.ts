import { newCustomer, type Client } from '@shop/testing/http-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { homeAddress } from './address.ts';
import { goTo, adminBrowser } from './back-office.ts';
import { browserOfFile, expectSound, screens, signInAs, type Screen } from './browser.ts';
import { lineOf, putInCart } from './cart-line.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

/* Warnings before money moves: to the buyer a price that rose, to the admin unpaid goods. */
const shopUrl = theShop.url;
const visitors = browserOfFile();
let admin: Client;
beforeAll(async () => {
  admin = await adminClient();
});

/** A customer with an address and two pieces in the cart. */
async function aBuyer(product: TestProduct) {
  const customer = await newCustomer(shopUrl, 'Hilkka Hinta');
  const { body } = await customer.call('POST', '/api/shop/address/add', homeAddress);
  await putInCart(customer, product, { quantity: 2 });
  return { customer, addressID: body.data._id as string };
}

async function atTheCheckout(screen: Screen, product: TestProduct) {
  const { customer } = await aBuyer(product);
  const visitor = await visitors.open(screen);
  await signInAs(visitor.page, customer);
  // The page shows the server's cart, and requests it again by itself: a change before that answer causes no warning.
  const asked = visitor.page.waitForResponse('**/api/shop/cart/get/**');
  await visitor.page.goto('/shop/checkout');
  await asked;
  await visitor.page.locator('[data-address]').getByRole('radio').first().check();
  return { ...visitor, customer };
}

describe.each(screens)('on $name', (screen) => {
  test('a price that rose stands beside the old one, and is charged once it is accepted [spec-194]', async () => {
    const product = await addTestProduct(admin, { price: 78 });
    const { page, customer, close } = await atTheCheckout(screen, product);
    await page.locator('[data-checkout-total]').getByText('156,00\u00a0€').waitFor();
    await admin.call('PUT', `/api/admin/product/edit/${product._id}`, { price: 128 });
    await page.getByRole('button', { name: 'Debit card' }).click();
    const notice = page.getByRole('region', { name: 'Hinta on noussut' });
    await notice.waitFor();
    expect(await notice.getByRole('row').allTextContents()).toEqual([
      'TuoteEnnenNyt',
      expect.stringMatching(/, 2\skpl156,00\s€256,00\s€$/),
      expect.stringMatching(/^Yhteensä156,00\s€256,00\s€$/),
    ]);
    await page.locator('[data-checkout-total]').getByText('256,00\u00a0€').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('blocker');
    await expectSound(page, 'checkout with a price that rose');
    const orders = `/api/shop/purchase/order-list/${customer.id}`;
    expect((await customer.call('GET', orders)).body.total).toBe(0);
    await notice.getByRole('button', { name: 'Hyväksy uusi hinta ja maksa' }).click();
    await page.waitForURL('**/sandbox/stripe/**');
    expect((await customer.call('GET', orders)).body.data).toMatchObject([{ totalAmount: 256 }]);
    await close();
  });

  test('too many pieces at once are refused with a way out, and the cart opens to be changed [spec-195]', async () => {
    const product = await addTestProduct(admin);
    const { page, customer, close } = await atTheCheckout(screen, product);
    const { body } = await customer.call('GET', `/api/shop/cart/get/${customer.id}`);
    const message = 'Voit varata ennen maksua enintään 20 kappaletta, ja ostoskorissasi on 21.';
    const data = { ...body.data, pieces: 21, maxPieces: 20 };
    await page.route('**/api/shop/purchase/create', (route) =>
      route.fulfill({ status: 409, json: { success: false, code: 'too-many-unpaid', message, data } }),
    );
    await page.getByRole('button', { name: 'Pay with PayPal' }).click();
    const notice = page.getByRole('region', { name: 'Liian monta kappaletta kerralla' });
    await notice.getByText(message).waitFor();
    await expectSound(page, 'checkout with too many pieces');
    await notice.getByRole('button', { name: 'Muokkaa ostoskoria' }).click();
    await page.getByRole('dialog', { name: 'Ostoskori' }).waitFor();
    await close();
  });

  test('an unpaid order that is moved on is asked about, marked, and never among those to pack [spec-196]', async () => {
    const product = await addTestProduct(admin);
    const { customer, addressID } = await aBuyer(product);
    const { body } = await customer.call('POST', '/api/shop/purchase/stripe-checkout', {
      userID: customer.id,
      cartItems: [lineOf(product, { quantity: 2 })],
      address: { addressID },
    });
    const orderID = body.orderID as string;
    const { page, close } = await adminBrowser(visitors, screen);
    await page.goto(`/admin/orders/${orderID}`);
    const dialog = page.getByRole('dialog', { name: 'Tilausyhteenveto' });
    await dialog.getByLabel('Order Status').selectOption('inProcess');
    await dialog.getByRole('button', { name: 'Update Order Status' }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Tilausta ei ole maksettu. Otetaanko se silti käsittelyyn?',
    });
    await question.getByRole('button', { name: 'Vaihda silti' }).click();
    await dialog.getByText('ilman maksua', { exact: true }).waitFor();
    await expectSound(page, 'order dialog of goods without money');
    await page.keyboard.press('Escape');

    const row = page
      .getByRole(screen.width < 768 ? 'listitem' : 'row')
      .filter({ hasText: orderID.slice(-8) });
    await page.getByRole('button', { name: /^Pakkaus keskeytetty/ }).click();
    await row.getByText('ilman maksua').waitFor();
    await row.getByRole('checkbox').check();
    // One sheet, which says why: not a slip to pack by.
    await expect
      .poll(() => page.locator('[data-print]').allTextContents())
      .toEqual([expect.stringMatching(/Ei pakata vielä.*ilman maksua: odottaa maksua$/)]);
    await expectSound(page, 'the orders that wait for their money');
    await row.getByRole('checkbox').uncheck();
    await page.getByRole('button', { name: /^Pakattavana/ }).click();
    await row.waitFor({ state: 'detached' });

    await goTo(page, screen, 'Dashboard');
    const apart = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Pakkaus keskeytetty' }) });
    await apart.getByText('ilman maksua: odottaa maksua').first().waitFor();
    await expectSound(page, 'dashboard with an order that waits for its money');
    await close();
  });

  test('money in review is shown as it came, in its currency, with the provider’s id [spec-202]', async () => {
    const product = await addTestProduct(admin);
    const { customer, addressID } = await aBuyer(product);
    const { body } = await customer.call('POST', '/api/shop/purchase/stripe-checkout', {
      userID: customer.id,
      cartItems: [lineOf(product, { quantity: 2 })],
      address: { addressID },
    });
    const orderID = body.orderID as string;
    const { page, close } = await adminBrowser(visitors, screen);
    // The provider takes another sum than it was asked for: that cannot be brought about through the shop's own calls.
    await page.route(`**/api/admin/rest/orders/${orderID}`, async (route) => {
      const response = await route.fetch();
      const at = new Date().toISOString();
      const money = { reason: 'mismatch', paymentMethod: 'card', chargeId: 'pi_3Kaarna', at };
      const order = {
        ...((await response.json()) as object),
        paymentStatus: 'review',
        isPaid: false,
        review: [{ ...money, amount: 0.01, currency: 'EUR' }],
        history: [{ at, by: 'system', what: 'review: mismatch 0.01 EUR', text: 'pi_3Kaarna' }],
      };
      await route.fulfill({ response, json: order });
    });
    await page.goto(`/admin/orders/${orderID}`);
    const dialog = page.getByRole('dialog', { name: 'Tilausyhteenveto' });
    await dialog.getByText('Maksu on tarkistettavana: summa poikkeaa tilauksesta.').waitFor();
    await dialog.getByText('Saatu 0,01\u00a0€ (Kortti).').waitFor();
    await dialog.getByText('Maksun tunnus palvelussa: pi_3Kaarna').waitFor();
    await dialog
      .getByText('Maksu tarkistettavana: summa poikkeaa tilauksesta, saatu 0,01\u00a0€, pi_3Kaarna')
      .waitFor();
    await expectSound(page, 'order dialog with money in review');
    await close();
  });
});
