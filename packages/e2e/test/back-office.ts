import { connectMongo, createLogger } from '@shop/service-kit';
import { waitFor } from '@shop/testing';
import { decide, newCustomer, type Customer } from '@shop/testing/http-client';
import type { BrowserContextOptions, Locator, Page, ViewportSize } from 'playwright-core';
import { signInAs, type Visitor, type Visitors } from './browser.ts';
import { putInCart } from './cart-line.ts';
import { adminClient, type TestProduct } from './test-product.ts';
import { theShop } from './the-shop.ts';

type PlacedOrder = { customer: Customer; orderID: string; checkoutUrl: string };

/** A new customer's order of one piece, about to be paid by card. */
export async function anUnpaidOrder(
  product: TestProduct,
  userName = 'Eero Saarinen',
  more: object = {},
): Promise<PlacedOrder> {
  const customer = await newCustomer(theShop.url, userName);
  const { body: added } = await customer.call('POST', '/api/shop/address/add', {
    address: 'Satakunnankatu 18',
    city: 'Tampere',
    postcode: '33210',
    phone: '040 123 4567',
    notes: 'Voi jättää oven taakse.',
  });
  const line = await putInCart(customer, product);
  const order = { userID: customer.id, cartItems: [line], address: { addressID: added.data._id }, ...more };
  const { body } = await customer.call('POST', '/api/shop/purchase/stripe-checkout', order);
  return { customer, orderID: body.orderID, checkoutUrl: body.checkoutUrl };
}

/**
 * Waits until the shop's own steps with a paid order have ended. It is confirmed a moment before its pieces count as
 * sold and its code as used, and a refund requested in that moment is refused.
 */
export async function untilFinished(orderID: string): Promise<void> {
  const database = await connectMongo('order', theShop.database, createLogger('test', 'silent'));
  const orders = database.connection.collection<{ _id: string; saga: string }>('orders');
  const isFinished = async () => (await orders.findOne({ _id: orderID }))?.saga === 'committed';
  try {
    await waitFor('the order to be finished', isFinished);
  } finally {
    await database.close();
  }
}

/** A new customer's order of one piece, paid by card, confirmed and finished. */
export async function aPaidOrder(
  product: TestProduct,
  userName?: string,
  more?: object,
): Promise<PlacedOrder> {
  const order = await anUnpaidOrder(product, userName, more);
  const { customer, orderID, checkoutUrl } = order;
  await decide(customer, checkoutUrl, 'approve');
  await waitFor('the order to be confirmed', async () => {
    const details = await customer.call('GET', `/api/shop/purchase/order-details/${orderID}`);
    return details.body.data.orderStatus === 'confirmed';
  });
  await untilFinished(orderID);
  return order;
}

/** A browser with a logged-in admin, on the dashboard. */
export async function adminBrowser(
  visitors: Visitors,
  screen: ViewportSize,
  options?: BrowserContextOptions,
): Promise<Visitor> {
  const visitor = await visitors.open(screen, options);
  await signInAs(visitor.page, await adminClient());
  await visitor.page.goto('/admin/dashboard');
  await visitor.page.getByRole('heading', { name: 'admin dashboard' }).waitFor();
  return visitor;
}

/** The same, through the shop's own login page. */
export async function logInAsAdmin(visitors: Visitors, screen: ViewportSize): Promise<Visitor> {
  const { admin } = theShop.accounts;
  const visitor = await visitors.open(screen);
  const { page } = visitor;
  await page.goto('/admin/orders');
  await page.waitForURL(/\/auth\/login\?redirect=/);
  await page.getByLabel('Sähköposti').fill(admin.email);
  await page.getByLabel('Salasana', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Kirjaudu sisään' }).click();
  await page.waitForURL('**/admin/dashboard');
  await page.getByRole('heading', { name: 'admin dashboard' }).waitFor();
  return visitor;
}

/** Follows an entry of the back office's menu, which a phone has to open first. */
export async function goTo(
  page: Page,
  screen: ViewportSize,
  entry: 'Dashboard' | 'Products' | 'Purchases' | 'Inventaario',
): Promise<void> {
  if (screen.width < 768) await page.getByRole('button', { name: 'Avaa valikko' }).click();
  await page
    .getByRole('link', { name: new RegExp(`^${entry}`) })
    .first()
    .click();
}

/** Opens a menu of the bar of chosen rows, and chooses from it. */
export async function chooseFromMenu(
  page: Page,
  menu: 'Vaihda tila' | 'Muuta',
  entry: string,
): Promise<void> {
  await page
    .getByRole('region', { name: /^Valitut/ })
    .getByRole('button', { name: menu })
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Looks for two products by the words that both have, and chooses these of them. */
export async function chooseBoth(page: Page, words: string, pair: TestProduct[]): Promise<void> {
  await page.getByRole('searchbox', { name: 'Nimi tai materiaali' }).fill(words);
  await page.getByText('2 tuotetta', { exact: true }).waitFor();
  for (const { title } of pair) await page.getByRole('checkbox', { name: `Valitse ${title}` }).check();
}

/** Types a day and a time into a field of a dialog, which opens as a dialog of its own. */
export async function chooseMoment(
  page: Page,
  dialog: Locator,
  name: string,
  [day, time]: [string, string],
): Promise<void> {
  await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const moment = page.getByRole('dialog', { name: new RegExp(`^${name}`) });
  await moment.getByLabel('Päivä').fill(day);
  await moment.getByLabel('Kello').fill(time);
  await moment.getByRole('button', { name: 'Valmis' }).click();
  await moment.waitFor({ state: 'detached' });
}

/** Moves the chosen orders to a status, through the menu and the question. */
export async function moveChosen(page: Page, status: string): Promise<void> {
  await chooseFromMenu(page, 'Vaihda tila', status);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vaihda tila' }).click();
}

/** The way back in the newest message, which waits for as long as it has the focus. */
export async function theWayBack(page: Page): Promise<Locator> {
  const undo = page.getByRole('button', { name: 'Kumoa' });
  await undo.focus();
  return undo;
}
