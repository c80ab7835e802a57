import type { Accounts } from '@shop/dev-stack';
import { decide, logIn, newCustomer, type Client } from '@shop/testing/http-client';

const ASK_EVERY_MS = 10;
const GIVE_UP_MS = 15_000;

export type Buyer = {
  /** Buys one piece by card. @throws Error at the first step that the shop does not do */
  buy: () => Promise<{ confirmed: number; cleared: number }>;
};

/** A customer with an address, and a product with enough of it for every order. */
export async function newBuyer(shopUrl: string, accounts: Accounts): Promise<Buyer> {
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
  const line = { productID: await plentyOf(admin), quantity: 1, size: 'ONE', variant: 1 };
  // Without its lines: what a try that failed has left in the cart is bought too.
  const order = { userID: customer.id, address: { addressID: body.data._id as string } };

  const buy = async () => {
    await done(customer.call('POST', '/api/shop/cart/add', { userID: customer.id, ...line }));
    const { checkoutUrl, orderID } = await done(
      customer.call('POST', '/api/shop/purchase/stripe-checkout', order),
    );
    await decide(customer, checkoutUrl, 'approve');
    const paid = performance.now();
    await until(async () => {
      const { data } = await done(customer.call('GET', `/api/shop/purchase/order-details/${orderID}`));
      return data.orderStatus === 'confirmed';
    });
    const confirmed = performance.now() - paid;
    await until(async () => {
      const { data } = await done(customer.call('GET', `/api/shop/cart/get/${customer.id}`));
      return data.items.length === 0;
    });
    return { confirmed, cleared: performance.now() - paid };
  };
  return { buy };
}

async function done(call: ReturnType<Client['call']>) {
  const { status, body } = await call;
  if (status >= 400) throw new Error(`${status}: ${body.code}`);
  return body;
}

/** The newest product, with enough stock for all orders. */
async function plentyOf(admin: Client): Promise<string> {
  const { body } = await admin.call('GET', '/api/shop/product/get?kategoria=langat&limit=1');
  const productID: string = body.data[0]._id;
  await admin.call('PUT', `/api/admin/product/edit/${productID}`, { stock: 1_000 });
  return productID;
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + GIVE_UP_MS;
  while (!(await isDone())) {
    if (performance.now() > end) throw new Error('an order was not confirmed in time');
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}
