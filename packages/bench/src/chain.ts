import type { Accounts } from '@shop/dev-stack';
import { decide, logIn, newCustomer, type Client, type Customer } from '@shop/testing/http-client';
import { percentile, printTable } from './table.ts';

const ORDERS = 30;
const ASK_EVERY_MS = 10;
const GIVE_UP_MS = 15_000;

/** From the moment the provider's page was left, paid, until the order is confirmed and the cart empty. */
export async function measureChain(shopUrl: string, accounts: Accounts | null): Promise<void> {
  if (!accounts) return;
  const admin = await logIn(shopUrl, accounts.admin);
  const customer = await newCustomer(shopUrl);
  const { body } = await customer.call('POST', '/api/shop/address/add', {
    userID: customer.id,
    address: 'Mittakatu 1',
    city: 'Turku',
    postcode: '20100',
    phone: '0401234567',
    notes: '-',
  });
  const productID = await plentyOf(admin);
  const confirmed: number[] = [];
  const cleared: number[] = [];
  for (let order = 0; order < ORDERS; order += 1) {
    const times = await buyOne(customer, productID, body.data._id);
    confirmed.push(times.confirmed);
    cleared.push(times.cleared);
  }
  const row = (name: string, values: number[], bound: string) => [
    name,
    percentile(values, 0.5).toFixed(0),
    percentile(values, 0.95).toFixed(0),
    bound,
  ];
  printTable(
    `From paid to confirmed, ${ORDERS} card orders`,
    ['', 'p50 ms', 'p95 ms', 'bound'],
    [row('order confirmed', confirmed, '1000'), row('cart cleared', cleared, '')],
  );
}

/** The newest product, with enough on the shelf for all orders. */
async function plentyOf(admin: Client): Promise<string> {
  const { body } = await admin.call('GET', '/api/shop/product/get?kategoria=langat&limit=1');
  const productID: string = body.data[0]._id;
  await admin.call('PUT', `/api/admin/product/edit/${productID}`, { stock: 1_000 });
  return productID;
}

async function buyOne(
  customer: Customer,
  productID: string,
  addressID: string,
): Promise<{ confirmed: number; cleared: number }> {
  const line = { productID, quantity: 1, size: 'ONE', variant: 1 };
  await customer.call('POST', '/api/shop/cart/add', { userID: customer.id, ...line });
  const order = { userID: customer.id, cartItems: [line], address: { addressID } };
  const { body } = await customer.call('POST', '/api/shop/purchase/stripe-checkout', order);
  await decide(customer, body.checkoutUrl, 'approve');
  const paid = performance.now();
  await ask(async () => {
    const { body: details } = await customer.call('GET', `/api/shop/purchase/order-details/${body.orderID}`);
    return details.data.orderStatus === 'confirmed';
  });
  const confirmed = performance.now() - paid;
  await ask(async () => {
    const { body: cart } = await customer.call('GET', `/api/shop/cart/get/${customer.id}`);
    return cart.data.items.length === 0;
  });
  return { confirmed, cleared: performance.now() - paid };
}

async function ask(isDone: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + GIVE_UP_MS;
  while (!(await isDone())) {
    if (performance.now() > until) throw new Error('an order was not confirmed in time');
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}
