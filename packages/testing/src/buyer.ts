import type { PaymentProvider } from '@shop/contracts';
import type { Accounts } from '@shop/dev-stack';
import { decide, logIn, newCustomer, type Client, type Customer } from './http-client.ts';

const ASK_EVERY_MS = 10;
const GIVE_UP_MS = 15_000;

/** The shop refused or failed (5xx). Message: '409: out-of-stock'. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(`${status}: ${code}`);
    this.status = status;
    this.code = code;
  }
}

type Placed = { orderID: string; payUrl: string };

/** Calls throw Refusal, or fetch's error without an answer. */
export type Buyer = {
  customer: Customer;
  addressID: string;
  add: () => Promise<void>;
  /** Empties the cart and cancels an unpaid order. */
  reset: (orderID?: string) => Promise<void>;
  /** Orders the cart. @throws Refusal */
  checkOut: (provider: PaymentProvider) => Promise<Placed>;
  /** Pays on the provider's page and returns from it. @throws Refusal */
  approve: (provider: PaymentProvider, placed: Placed) => Promise<void>;
  /** Adds, orders and pays. @throws Refusal */
  pay: (provider: PaymentProvider) => Promise<string>;
  /** Like `pay`, then waits for confirmation and an empty cart. @returns the order's id */
  buy: (provider: PaymentProvider) => Promise<string>;
};

/** Registers a buyer with an address. */
export async function newBuyer(shopUrl: string, productID: string): Promise<Buyer> {
  const customer = await newCustomer(shopUrl);
  const { body } = await customer.call('POST', '/api/shop/address/add', {
    userID: customer.id,
    address: 'Mittakatu 1',
    city: 'Turku',
    postcode: '20100',
    phone: '0401234567',
    notes: '-',
  });
  const addressID = body.data._id as string;
  const line = { productID, quantity: 1, size: 'ONE', variant: 1 };
  // Without lines, so that leftovers of a failed try are bought too.
  const order = { userID: customer.id, address: { addressID } };

  const add = async () =>
    void (await done(customer.call('POST', '/api/shop/cart/add', { userID: customer.id, ...line })));
  const checkOut: Buyer['checkOut'] = async (provider) => {
    const path = provider === 'stripe' ? 'stripe-checkout' : 'create';
    const { orderID, checkoutUrl, approveLink } = await done(
      customer.call('POST', `/api/shop/purchase/${path}`, order),
    );
    return { orderID, payUrl: checkoutUrl ?? approveLink };
  };
  const approve: Buyer['approve'] = async (provider, { orderID, payUrl }) => {
    const { searchParams } = await decide(customer, payUrl, 'approve');
    if (provider === 'stripe') return;
    const [paymentId, payerId] = [searchParams.get('token'), searchParams.get('PayerID')];
    await done(customer.call('POST', '/api/shop/purchase/done', { orderID, paymentId, payerId }));
  };
  const pay: Buyer['pay'] = async (provider) => {
    await add();
    const placed = await checkOut(provider);
    await approve(provider, placed);
    return placed.orderID;
  };
  return {
    customer,
    addressID,
    add,
    reset: async (orderID) => {
      if (orderID) await done(customer.call('POST', '/api/shop/purchase/cancel', { orderID }));
      await done(customer.call('DELETE', `/api/shop/cart/clear-cart/${customer.id}`));
    },
    checkOut,
    approve,
    pay,
    buy: async (provider) => {
      const orderID = await pay(provider);
      await until(async () => {
        const { data } = await done(customer.call('GET', `/api/shop/purchase/order-details/${orderID}`));
        return data.orderStatus === 'confirmed';
      });
      await until(async () => {
        const { data } = await done(customer.call('GET', `/api/shop/cart/get/${customer.id}`));
        return data.items.length === 0;
      });
      return orderID;
    },
  };
}

/** Sets the stock of the newest one-size product. @returns its id */
export async function stockUp(shopUrl: string, accounts: Accounts, stock: number): Promise<string> {
  const admin: Client = await logIn(shopUrl, accounts.admin);
  const { body } = await admin.call('GET', '/api/shop/product/get?kategoria=langat&limit=1');
  const productID: string = body.data[0]._id;
  await done(admin.call('PUT', `/api/admin/product/edit/${productID}`, { stock }));
  return productID;
}

async function done(call: ReturnType<Client['call']>) {
  const { status, body } = await call;
  if (status >= 400) throw new Refusal(status, String(body.code));
  return body;
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + GIVE_UP_MS;
  while (!(await isDone())) {
    if (performance.now() > end) throw new Error('it did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}
