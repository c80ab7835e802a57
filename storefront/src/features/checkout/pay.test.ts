import type { CartItem } from '@shop/contracts/cart';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $toasts } from '../../lib/toasts.ts';
import { setUser } from '../../lib/visitor.ts';
import { $paying, pay, type Method } from './pay.ts';

const items = [{ productID: 'p1', size: 'M', variant: 1, quantity: 2, price: 1 }] as CartItem[];
const origin = 'https://shop.example';
const assign = vi.fn<(link: string) => void>();
const onCartChanged = vi.fn<() => void>();
let sent: unknown[] = [];

function answers(status: number, body: unknown): void {
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push([path, JSON.parse(init.body as string)]);
    return status === 0
      ? Promise.reject(new TypeError('no line'))
      : Promise.resolve(Response.json(body, { status }));
  });
}
const buy = (method: Method, change: Partial<Parameters<typeof pay>[0]> = {}) =>
  pay({ method, addressID: 'a1', items, onCartChanged, ...change });
const told = () => $toasts.get().map(({ text }) => text);

beforeEach(() => {
  sent = [];
  $toasts.set([]);
  $paying.set(null);
  vi.clearAllMocks();
  vi.stubGlobal('location', { origin, assign });
  setUser({ id: 'u1', userName: 'Aino', role: 'customer' });
});
afterEach(() => void vi.unstubAllGlobals());

test('an order is its lines and its address, and the shopper leaves for the payment', async () => {
  answers(201, { success: true, orderID: 'o1', approveLink: `${origin}/sandbox/paypal/1` });
  await buy('paypal');
  const cartItems = [{ productID: 'p1', size: 'M', variant: 1, quantity: 2 }];
  expect(sent).toEqual([
    ['/api/shop/purchase/create', { userID: 'u1', addressID: 'a1', cartItems, paymentMethod: 'paypal' }],
  ]);
  expect(assign).toHaveBeenCalledWith(`${origin}/sandbox/paypal/1`);
  expect($paying.get()).toBe('paypal');
});

test('without an address or without lines nothing is sent', async () => {
  answers(201, {});
  await buy('card', { addressID: '' });
  await buy('card', { items: [] });
  expect(sent).toEqual([]);
  expect(told()).toEqual(['You need to choose address', 'Your cart is empty']);
});

test('each way in which PayPal does not open has its text', async () => {
  const cases: [status: number, body: unknown, text: string][] = [
    [201, { success: true, orderID: 'o1' }, 'PayPal approval link not found'],
    [201, { success: true, approveLink: 'https://evil.example/' }, 'PayPal approval link not found'],
    [400, { success: false }, 'Failed to create PayPal payment'],
    [502, { success: false, message: 'inside' }, 'Error initiating PayPal payment'],
    [0, {}, 'Error initiating PayPal payment'],
  ];
  for (const [status, body, text] of cases) {
    $toasts.set([]);
    answers(status, body);
    await buy('paypal');
    expect(told()).toEqual([text]);
    expect($paying.get()).toBeNull();
  }
  expect(assign).not.toHaveBeenCalled();
});

test('a cart that has changed is shown, not ordered', async () => {
  const cart = { items: [], version: 2, total: 0 };
  answers(409, { success: false, message: 'Ostoskori on muuttunut.', data: cart });
  await buy('card');
  expect(onCartChanged).toHaveBeenCalledWith(cart);
  expect(told()).toEqual(['Ostoskori on muuttunut.']);
});

test('a session that has ended leaves no user for the card', async () => {
  answers(401, { success: false, message: 'Kirjaudu ensin sisään.' });
  await buy('card');
  expect(told()).toEqual(['User not found']);
});
