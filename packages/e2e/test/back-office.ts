import { waitFor } from '@shop/testing';
import { decide, newCustomer, type Customer } from '@shop/testing/http-client';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import type { Screen, Visitor, Visitors } from './browser.ts';
import type { ShelfProduct } from './shelf.ts';

/** A new customer's order of one piece, paid by card and confirmed. */
export async function aPaidOrder(
  product: ShelfProduct,
  userName = 'Eero Saarinen',
): Promise<{ customer: Customer; orderID: string }> {
  const customer = await newCustomer(inject('shopUrl'), userName);
  const line = { productID: product._id, quantity: 1, size: 'M', variant: 2 };
  const { body: added } = await customer.call('POST', '/api/shop/address/add', {
    address: 'Satakunnankatu 18',
    city: 'Tampere',
    postcode: '33210',
    phone: '040 123 4567',
    notes: 'Voi jättää oven taakse.',
  });
  await customer.call('POST', '/api/shop/cart/add', { userID: customer.id, ...line });
  const order = { userID: customer.id, cartItems: [line], address: { addressID: added.data._id } };
  const { body } = await customer.call('POST', '/api/shop/purchase/stripe-checkout', order);
  await decide(customer, body.checkoutUrl, 'approve');
  await waitFor('the order to be confirmed', async () => {
    const details = await customer.call('GET', `/api/shop/purchase/order-details/${body.orderID}`);
    return details.body.data.orderStatus === 'confirmed';
  });
  return { customer, orderID: body.orderID };
}

/** A browser in which the maker has logged in through the shop's own login page. */
export async function theMakersBrowser(visitors: Visitors, screen: Screen): Promise<Visitor> {
  const { admin } = inject('shopAccounts');
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
  screen: Screen,
  entry: 'Dashboard' | 'Products' | 'Purchases',
): Promise<void> {
  if (screen.width < 768) await page.getByRole('button', { name: 'Avaa valikko' }).click();
  await page
    .getByRole('link', { name: new RegExp(`^${entry}`) })
    .first()
    .click();
}
