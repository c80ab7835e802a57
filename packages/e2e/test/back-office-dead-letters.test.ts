import type { DeadLetterRecord } from '@shop/contracts';
import { wiring } from '@shop/events';
import { connectMongo, createLogger } from '@shop/service-kit';
import { waitFor } from '@shop/testing';
import { decide, newCustomer } from '@shop/testing/http-client';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { homeAddress } from './address.ts';
import { adminBrowser } from './back-office.ts';
import { browserOfFile, expectSound, screens } from './browser.ts';
import { putInCart } from './cart-line.ts';
import { addTestProduct, adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

/* Events that the shop could not finish: seen, tried again, given up. */
const visitors = browserOfFile();
const calls = /\/api\/admin\/rest\/dead-letters\/(\w+)\?/;
const heading = 'Pysähtyneet tapahtumat';
let product: TestProduct;

beforeAll(async () => {
  product = await addTestProduct(await adminClient());
});

const aDeadLetter = (
  event: string,
  consumer: string,
  more: Partial<DeadLetterRecord> = {},
): DeadLetterRecord => ({
  id: `${event}-${consumer}`,
  service: 'order',
  event,
  consumer,
  at: '2026-11-22T08:05:00.000Z',
  firstAt: '2026-11-22T08:01:00.000Z',
  attempts: 8,
  replaying: false,
  replayable: true,
  code: 'internal',
  error: 'TypeError: Cannot read properties of undefined',
  about: { orderID: 'a'.repeat(24), productID: 'b'.repeat(24) },
  payload: JSON.stringify({ text: 'x'.repeat(3_000) }, null, 2),
  ...more,
});

/** Answers of the services; one without an entry has none, null is one that is away. */
async function answerWith(
  page: Page,
  deadLetters: Partial<Record<string, DeadLetterRecord[] | null>>,
): Promise<void> {
  await page.route(calls, (route) => {
    const service = calls.exec(route.request().url())?.[1] ?? '';
    const answer = deadLetters[service] === undefined ? [] : deadLetters[service];
    if (answer === null) return route.fulfill({ status: 503, json: { success: false } });
    const headers = { 'content-range': `dead-letters 0-0/${answer.length}` };
    return route.fulfill({ json: answer, headers });
  });
}

describe.each(screens)('on $name', (screen) => {
  test('every consumer’s dead letters have a text, an unknown one’s too, and the list is accessible', async () => {
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    const wiredConsumers = Object.entries(wiring).flatMap(([event, { consumers }]) =>
      Object.keys(consumers).map((consumer) => aDeadLetter(event, consumer)),
    );
    const unknown = aDeadLetter('moon-rose', 'knit-on-moon-rose', {
      replayable: false,
      about: {},
      at: '2026-11-01T08:05:00.000Z',
    });
    await answerWith(page, { order: [...wiredConsumers, unknown] });
    await page.goto('/admin/dead-letters');
    await page.getByRole('heading', { name: heading }).waitFor();
    // Beside them stands what the queues hold, of every listener.
    const queues = page.getByRole('table', { name: 'Kaupan työt juuri nyt' }).getByRole('row');
    const listeners = Object.values(wiring).flatMap(({ consumers }) => Object.keys(consumers));
    await expect.poll(() => queues.count()).toBe(listeners.length + 1);
    const tasks = await queues.getByRole('rowheader').allInnerTexts();
    expect(tasks.filter((task) => listeners.includes(task))).toEqual([]);
    await page.getByRole('heading', { name: 'Jonot', exact: true }).waitFor();
    const rows = page.getByRole('main').getByRole('listitem');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(wiredConsumers.length + 1);
    const words = await rows.allInnerTexts();
    expect(words.filter((text) => /Tuntematon tapahtuma|Tapahtuma [\w-]+ tuli/.test(text))).toHaveLength(1);
    expect(words.at(-1)).toContain('Tapahtuma moon-rose tuli, mutta kauppa ei enää käsittele tällaisia.');
    expect(await rows.last().getByRole('button').allInnerTexts()).toEqual(['Hylkää']);
    await expectSound(page, 'the list of dead letters');
    await rows.first().getByText('Tekniset tiedot', { exact: true }).click();
    await expectSound(page, 'a dead letter’s technical details');
    await rows.last().getByRole('button', { name: 'Hylkää' }).click();
    const question = page.getByRole('alertdialog', { name: 'Hylätäänkö tapahtuma?' });
    await question.getByText('Tapahtuman tiedot katoavat. Hylkäystä ei voi perua.').waitFor();
    await expectSound(page, 'the question before discarding');
    await question.getByRole('button', { name: 'Peruuta' }).click();
    expect(complaints).toEqual([]);
    await close();
  });

  test('the list says when it is empty, when some services are away, and when all are', async () => {
    const { page, close } = await adminBrowser(visitors, screen);
    await answerWith(page, {});
    await page.goto('/admin/dead-letters');
    await page.getByRole('heading', { name: 'Mikään ei ole pysähtynyt' }).waitFor();
    await expectSound(page, 'no dead letters');
    await page.unrouteAll();
    await answerWith(page, {
      order: [aDeadLetter('payment-completed', 'confirm-order-on-payment-completed')],
      cart: null,
    });
    await page.reload();
    await page.getByText('Tilaus jäi vahvistamatta').waitFor();
    await page.getByText(/^Osa listasta voi puuttua/).waitFor();
    await expectSound(page, 'dead letters of some services');
    await page.unrouteAll();
    await answerWith(page, {
      account: null,
      order: null,
      cart: null,
      payment: null,
      catalog: null,
      letters: null,
    });
    await page.reload();
    await page.getByRole('heading', { name: 'Tietoja ei saatu haettua' }).waitFor();
    await page.unrouteAll();
    await answerWith(page, {});
    await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
    await page.getByRole('heading', { name: 'Mikään ei ole pysähtynyt' }).waitFor();
    await close();
  });

  test('a payment without an order appears on the dashboard, is replayed once fixed, and the order is paid', async () => {
    const admin = await adminClient();
    const stock = async () =>
      (await admin.call('GET', `/api/admin/rest/products/${product._id}`)).body.stock as number;
    const before = await stock();
    const buyer = await anOrderThatIsAway();
    await decide(buyer.customer, buyer.checkoutUrl, 'approve');
    const { page, complaints, close } = await adminBrowser(visitors, screen);
    await waitFor('the dead letter', async () => {
      const { body } = await admin.call('GET', '/api/admin/rest/dead-letters/order');
      return body.some(({ about }: DeadLetterRecord) => about.orderID === buyer.orderID);
    });
    await page.reload();
    await page.getByRole('link', { name: /pysähtynyt$/ }).waitFor();
    await expectSound(page, 'a dashboard with a dead letter');
    await page.getByRole('link', { name: /pysähtynyt$/ }).click();
    const row = page.getByRole('listitem').filter({ hasText: buyer.orderID.slice(-8) });
    await row.getByText('Maksu saapui, mutta tilausta ei löytynyt.').waitFor();
    await row.getByRole('button', { name: 'Yritä uudelleen' }).click();
    await page.getByText('Uusi yritys ei onnistunut.').waitFor();
    await row.getByText('2 yritystä').waitFor();

    await buyer.bringBack();
    await row.getByRole('button', { name: 'Yritä uudelleen' }).click();
    // The message goes again by itself, so it is looked for first.
    await page.getByText('Onnistui. Tapahtuma on käsitelty.').waitFor();
    await row.waitFor({ state: 'detached' });
    // Its button had the focus, which stays on the page.
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
    const details = async () =>
      (await buyer.customer.call('GET', `/api/shop/purchase/order-details/${buyer.orderID}`)).body.data;
    expect(await details()).toMatchObject({
      orderStatus: 'confirmed',
      paymentStatus: 'paid',
      totalAmount: 258,
    });
    await waitFor('the cart to be cleared', async () => {
      const { body } = await buyer.customer.call('GET', `/api/shop/cart/get/${buyer.customer.id}`);
      return body.data.items.length === 0;
    });
    expect(await stock()).toBe(before - 2);
    const { body: order } = await admin.call('GET', `/api/admin/rest/orders/${buyer.orderID}`);
    expect(order.history.filter(({ what }: { what: string }) => what === 'paid')).toHaveLength(1);
    expect(complaints).toEqual([]);
    await close();
  });
});

/**
 * A customer's order of two pieces waiting to be paid, while the order itself is nowhere to be found. What is held for it is
 * out of sight as well: the shop frees stock held for an unknown order.
 */
async function anOrderThatIsAway() {
  const customer = await newCustomer(theShop.url);
  const line = await putInCart(customer, product, { quantity: 2 });
  const { body: added } = await customer.call('POST', '/api/shop/address/add', {
    userID: customer.id,
    ...homeAddress,
  });
  const { body } = await customer.call('POST', '/api/shop/purchase/stripe-checkout', {
    userID: customer.id,
    cartItems: [line],
    address: { addressID: added.data._id },
  });
  const orderID = body.orderID as string;
  const logger = createLogger('test', 'silent');
  const open = (service: string) => connectMongo(service, theShop.database, logger);
  const [catalog, order] = await Promise.all([open('catalog'), open('order')]);
  const products = catalog.connection.collection<{ _id: string; holds?: Record<string, object> }>('products');
  const orders = order.connection.collection<{ _id: string }>('orders');
  const held = `holds.${orderID}`;
  const seen = await products.findOneAndUpdate({ _id: product._id }, { $unset: { [held]: 1 } });
  const document = await orders.findOneAndDelete({ _id: orderID });
  const hold = seen?.holds?.[orderID];
  if (!document || !hold) throw new Error(`no order ${orderID} with pieces held for it`);
  return {
    customer,
    orderID,
    checkoutUrl: body.checkoutUrl as string,
    bringBack: async () => {
      await orders.insertOne(document);
      await products.updateOne({ _id: product._id }, { $set: { [held]: hold } });
      await Promise.all([catalog.close(), order.close()]);
    },
  };
}
