import type { Cart, CartItem } from '@shop/contracts/cart';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $toasts } from '../../lib/toasts/toasts.ts';
import { setUser } from '../../lib/api/visitor.ts';
import { addToCart, cartAtRest, changeQuantity, clearCart, loadCart, removeLine } from './cart-calls.ts';
import { $cart, $cartBusy, $cartCount, $removed } from './cart-state.ts';
import { putBack } from './cart-undo.ts';

const line: CartItem = {
  productID: 'p1',
  title: 'Sarastus-villapaita',
  images: [],
  placeholder: '',
  quantity: 1,
  size: 'M',
  variant: 1,
  price: 129,
  salePrice: 0,
  stock: 5,
};
const cartWith = (quantity: number): Cart => ({
  items: [{ ...line, quantity }],
  version: quantity,
  total: 129 * quantity,
});

type Call = { method: string; path: string; body: Record<string, unknown> };
let calls: Call[] = [];

function shop(answer: (call: Call) => Response): void {
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Call['body']) : {};
    const call = { method: init.method ?? 'GET', path, body };
    calls.push(call);
    return Promise.resolve(answer(call));
  });
}
const ok = (data: Cart, message?: string) => Response.json({ success: true, message, data });
const messages = () => $toasts.get().map(({ type, text }) => `${type}: ${text}`);
const lastOf = <T>(list: readonly T[]): T | undefined => list.at(-1);

beforeEach(() => {
  calls = [];
  $toasts.set([]);
  $cart.set(cartWith(1));
  setUser({ id: 'u1', userName: 'Aino', role: 'customer' });
});
afterEach(() => void vi.unstubAllGlobals());

test('of several quick clicks only the last quantity is sent, and all show at once', async () => {
  shop(({ body }) => ok(cartWith(Number(body['quantity'] ?? 1)), 'Quantity updated!'));
  const clicks = [2, 3, 4].map((quantity) => changeQuantity(line, quantity));
  expect($cart.get()?.items[0]?.quantity).toBe(4);
  expect($cartCount.get()).toBe(4);
  await Promise.all(clicks);
  expect(calls.map(({ body }) => body['quantity'])).toEqual([4]);
  expect(messages()).toEqual(['success: Quantity updated!']);
  expect($cartBusy.get()).toBe(0);
});

test('what is asked for stays in sight whatever older answers say of the cart', async () => {
  const secondLine = { ...line, productID: 'p2' };
  const stock = new Map([line, secondLine].map(({ productID }) => [productID, 1]));
  const cart = (): Cart => ({
    items: [line, secondLine].map((item) => ({ ...item, quantity: stock.get(item.productID) ?? 0 })),
    version: 1,
    total: 0,
  });
  shop(({ body: { productID, quantity } }) => {
    if (typeof productID === 'string') stock.set(productID, Number(quantity));
    return ok(cart());
  });
  $cart.set(cart());
  const shown: (number | undefined)[] = [];
  const stop = $cart.listen((now) => shown.push(now?.items[1]?.quantity));
  await Promise.all([
    loadCart(),
    changeQuantity(line, 2),
    ...[2, 3].map((n) => changeQuantity(secondLine, n)),
  ]);
  stop();
  // Both choices; then the cart fetched before them, the other line's answer, and their own.
  expect(shown.slice(shown.indexOf(2))).toEqual([2, 3, 3, 3, 3]);
  expect(stock.get('p2')).toBe(3);
});

test('a quantity outside of one and the stock is refused without a call [spec-103]', async () => {
  shop(() => ok(cartWith(1)));
  await changeQuantity(line, 0);
  await changeQuantity(line, 6);
  expect(calls).toEqual([]);
  expect(messages()).toEqual(['warning: Minimum quantity is 1', 'warning: Maximum stock reached']);
});

test('a refused line’s message stays when another line’s change succeeds', async () => {
  const secondLine = { ...line, productID: 'p2' };
  $cart.set({ items: [line, secondLine], version: 1, total: 258 });
  shop(() => ok({ items: [line, { ...secondLine, quantity: 2 }], version: 2, total: 387 }));
  await changeQuantity(line, 6);
  await changeQuantity(secondLine, 2);
  expect(messages()).toEqual(['warning: Maximum stock reached', 'success: Quantity updated!']);
  await changeQuantity(line, 2);
  expect(messages()).toEqual(['success: Quantity updated!']);
});

test('after a refused change the server’s cart is shown again', async () => {
  shop(({ method }) =>
    method === 'GET'
      ? ok(cartWith(1))
      : Response.json({ success: false, message: 'Maximum stock reached' }, { status: 409 }),
  );
  await changeQuantity(line, 3);
  await vi.waitFor(() => expect($cart.get()?.items[0]?.quantity).toBe(1), 30_000);
  expect(messages()).toEqual(['warning: Maximum stock reached']);
});

test('each call that fails without a word has its own [spec-132]', async () => {
  shop(() => Response.json({ success: false }, { status: 500 }));
  await addToCart('u1', line);
  expect(lastOf(messages())).toBe('error: Failed to add product to cart');
  await changeQuantity(line, 2);
  expect(lastOf(messages())).toBe('error: Failed to update cart quantity');
  await removeLine(line);
  expect(lastOf(messages())).toBe('error: Failed to delete product from cart');
  await clearCart();
  expect(lastOf(messages())).toBe('error: Failed to clear cart from database');
  expect($removed.get()).toEqual([]);
  await loadCart();
  expect(lastOf(messages())).toBe('error: Failed to fetch cart items');
});

test('leaving for the checkout waits for pending changes, and is cancelled after a failed one', async () => {
  let isLost = false;
  shop(({ method, body }) =>
    isLost && method === 'PUT'
      ? Response.json({ success: false }, { status: 500 })
      : ok(cartWith(Number(body['quantity'] ?? 1))),
  );
  void changeQuantity(line, 2);
  void changeQuantity(line, 3);
  expect(await cartAtRest()).toBe(true);
  expect(lastOf(calls)?.body['quantity']).toBe(3);
  isLost = true;
  void removeLine(line);
  void changeQuantity(line, 2);
  expect(await cartAtRest()).toBe(false);
  expect(await cartAtRest()).toBe(true);
});

test('a quantity that does not reach the server is reported and reverted [spec-125]', async () => {
  vi.stubGlobal('fetch', (_path: string, { method }: RequestInit) =>
    method === 'GET' ? Promise.resolve(ok(cartWith(1))) : Promise.reject(new TypeError('no line')),
  );
  await changeQuantity(line, 2);
  expect(messages()).toEqual(['error: Failed to update quantity']);
  await vi.waitFor(() => expect($cart.get()?.items[0]?.quantity).toBe(1), 30_000);
});

test('a line that was taken out comes back as it was', async () => {
  const images = ['/uploads/red-model/1200.jpg', '/uploads/green-model/1200.jpg'];
  const large = { ...line, images, size: 'L', variant: 2, quantity: 3 };
  $cart.set({ items: [large, line], version: 1, total: 516 });
  shop(({ method }) => ok(method === 'POST' ? cartWith(3) : cartWith(1), 'Deleted successfully!'));
  await removeLine(large);
  expect(messages()).toEqual(['success: Deleted successfully!']);
  expect(calls[0]?.path).toContain(`?size=L&variant=2&image=${encodeURIComponent(images[1] ?? '')}`);
  calls = [];
  await putBack();
  expect(calls.map(({ body }) => body)).toEqual([
    { userID: 'u1', productID: 'p1', size: 'L', variant: 2, image: images[1], quantity: 3 },
  ]);
  expect($removed.get()).toEqual([]);
  expect(messages()).toEqual([]);
});

test('lines that could not be restored are offered again, except those already there', async () => {
  const small = { ...line, size: 'S' };
  $cart.set({ items: [line, small], version: 1, total: 258 });
  shop(() => ok({ items: [], version: 2, total: 0 }));
  await clearCart();
  // Only the answer to the first call is lost.
  vi.stubGlobal('fetch', (_path: string, { method }: RequestInit) =>
    method === 'GET' ? Promise.resolve(ok(cartWith(1))) : Promise.reject(new TypeError('no line')),
  );
  await putBack();
  expect($removed.get()).toEqual([small]);
  shop(() => ok(cartWith(1)));
  await putBack();
  expect($removed.get()).toEqual([]);
});

test('lines that were refused by the rate limit are offered again', async () => {
  $cart.set({ items: [line], version: 1, total: 129 });
  const empty = () => ok({ items: [], version: 2, total: 0 });
  shop(empty);
  await clearCart();
  const tooMany = { success: false, message: 'Odota hetki.' };
  shop(({ method }) => (method === 'GET' ? empty() : Response.json(tooMany, { status: 429 })));
  await putBack();
  expect($removed.get()).toEqual([line]);
});

test('an emptied cart comes back line by line, but for what has left the shop', async () => {
  const unsold: CartItem = { ...line, productID: 'p2', problem: 'gone' };
  $cart.set({ items: [line, unsold, { ...line, size: 'S' }], version: 1, total: 258 });
  shop(() => ok(cartWith(1), 'Deleted successfully!'));
  await clearCart();
  calls = [];
  await putBack();
  expect(calls.map(({ body }) => body['size'])).toEqual(['M', 'S']);
});

test('a quantity is set of the model that was seen', async () => {
  const images = ['/uploads/red-model/1200.jpg', '/uploads/green-model/1200.jpg'];
  shop(() => ok(cartWith(2), 'Quantity updated!'));
  await changeQuantity({ ...line, images }, 2);
  expect(calls[0]?.body).toMatchObject({ variant: 1, image: images[0], quantity: 2 });
});

test('a piece of which only the answer was lost is added, and one that is not there is not', async () => {
  let there = 2;
  vi.stubGlobal('fetch', (_path: string, { method }: RequestInit) =>
    method === 'GET' ? Promise.resolve(ok(cartWith(there))) : Promise.reject(new TypeError('no line')),
  );
  expect(await addToCart('u1', line)).toBe(true);
  expect(messages()).toEqual(['success: Tuote lisättiin ostoskoriin.']);
  expect($cartCount.get()).toBe(2);
  expect(await addToCart('u1', line)).toBe(false);
  there = 3;
  expect(await addToCart('u1', { ...line, size: 'S' })).toBe(false);
  await loadCart();
  expect(lastOf(messages())).toBe('error: Failed to add product to cart');
});

test('after adding the cart is fetched again [spec-44]', async () => {
  shop(({ method }) => ok(cartWith(method === 'GET' ? 3 : 2), 'Tuote lisättiin ostoskoriin.'));
  expect(await addToCart('u1', line)).toBe(true);
  expect(calls.map(({ method }) => method)).toEqual(['POST', 'GET']);
  expect($cartCount.get()).toBe(3);
});
