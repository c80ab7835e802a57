import type { CartItem } from '@shop/contracts/cart';
import type { PickUpPoint } from '@shop/contracts/delivery';
import type { DeliveryMethod } from '@shop/contracts/shop-settings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $toasts } from '../../lib/toasts/toasts.ts';
import { setUser } from '../../lib/api/visitor.ts';
import type { Method } from './blocker.ts';
import { $discount } from './discount-choice.ts';
import { $giftProblem, $missing, $blocker, $paying, pay } from './pay.ts';

const items = [{ productID: 'p1', size: 'M', variant: 1, quantity: 2, price: 1 }] as CartItem[];
const origin = 'https://shop.example';
const assign = vi.fn<(link: string) => void>();
const onCartChanged = vi.fn<() => void>();
const onAddressGone = vi.fn<() => void>();
let sent: unknown[] = [];

function answers(status: number, body: unknown): void {
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push([path, JSON.parse(init.body as string)]);
    return status === 0
      ? Promise.reject(new TypeError('no line'))
      : Promise.resolve(Response.json(body, { status }));
  });
}
const seen = { items, delivery: 5.9, discount: 0, total: 0.1 + 0.2 + 5.9 };
const home = { id: 'posti', pickUpPoint: false } as DeliveryMethod;
const point = { id: 'noutopiste', pickUpPoint: true } as DeliveryMethod;
const tampere = { id: 'posti-33100' } as PickUpPoint;
const delivery = { method: home, point: null };
const buy = (method: Method, change: Partial<Parameters<typeof pay>[0]> = {}) =>
  pay({
    method,
    addressID: 'a1',
    delivery,
    discountCode: '',
    giftNote: '',
    reviewReminder: false,
    seen,
    onCartChanged,
    onAddressGone,
    ...change,
  });
const messages = () => $toasts.get().map(({ text }) => text);

beforeEach(() => {
  sent = [];
  $toasts.set([]);
  $paying.set(null);
  $blocker.set(null);
  $missing.set(null);
  vi.clearAllMocks();
  vi.stubGlobal('location', { origin, assign });
  setUser({ id: 'u1', userName: 'Aino', role: 'customer' });
});
afterEach(() => void vi.unstubAllGlobals());

test('a wish to be reminded of reviews goes with the order only where it is ticked', async () => {
  answers(201, { success: true, orderID: 'o1', approveLink: `${origin}/sandbox/paypal/1` });
  await buy('paypal');
  $paying.set(null);
  await buy('paypal', { reviewReminder: true });
  const [without, ticked] = sent.map((call) => (call as [string, object])[1]);
  expect(without).not.toHaveProperty('reviewReminder');
  expect(ticked).toMatchObject({ reviewReminder: true });
});

test('an order is its lines and its address, and the shopper leaves for the payment [spec-55 spec-97]', async () => {
  answers(201, { success: true, orderID: 'o1', approveLink: `${origin}/sandbox/paypal/1` });
  await buy('paypal');
  const cartItems = [{ productID: 'p1', size: 'M', variant: 1, quantity: 2 }];
  expect(sent).toEqual([
    [
      '/api/shop/purchase/create',
      {
        userID: 'u1',
        addressID: 'a1',
        deliveryMethod: 'posti',
        cartItems,
        paymentMethod: 'paypal',
        seenTotal: '6.20',
      },
    ],
  ]);
  expect(assign).toHaveBeenCalledWith(`${origin}/sandbox/paypal/1`);
  expect($paying.get()).toBe('paypal');
});

test('without an address or without lines nothing is sent [spec-104]', async () => {
  answers(201, {});
  await buy('card', { addressID: '' });
  await buy('card', { seen: { ...seen, items: [] } });
  expect(sent).toEqual([]);
  expect(messages()).toEqual(['You need to choose address', 'Your cart is empty']);
  expect($missing.get()).toEqual({ what: 'address' });
});

test('a method that wants a pick-up point is sent with one, and not without', async () => {
  answers(201, { success: true, orderID: 'o1', checkoutUrl: `${origin}/sandbox/stripe/1` });
  await buy('card', { delivery: { method: point, point: null } });
  expect(sent).toEqual([]);
  expect(messages()).toEqual(['Valitse noutopiste, johon paketti lähetetään.']);
  expect($missing.get()).toEqual({ what: 'point' });
  await buy('card', { delivery: { method: point, point: tampere }, giftNote: ' Hyvää joulua ' });
  expect(sent).toMatchObject([
    [
      expect.any(String),
      { deliveryMethod: 'noutopiste', pickUpPoint: 'posti-33100', giftNote: 'Hyvää joulua' },
    ],
  ]);
});

test.each([
  ['is gone', { deliveryMethod: 'Valitse toimitustapa.' }],
  ['wants a pick-up point, of which the page knows nothing,', { pickUpPoint: 'Valitse noutopiste.' }],
])('a chosen delivery method that %s is reported, and the page is offered again', async (_, errors) => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { origin, assign, reload });
  answers(400, { success: false, code: 'invalid-input', message: Object.values(errors)[0], errors });
  await buy('paypal');
  const [toast] = $toasts.get();
  expect([messages(), $blocker.get(), $paying.get()]).toEqual([
    ['Toimitustavat ovat muuttuneet. Lataa sivu uudelleen ja valitse toimitustapa.'],
    null,
    null,
  ]);
  toast?.action?.run();
  expect(reload).toHaveBeenCalled();
});

test('a pick-up point that is no longer offered must be chosen again on the same page', async () => {
  const message = 'Valitse noutopiste.';
  answers(400, { success: false, code: 'invalid-input', message, errors: { pickUpPoint: message } });
  await buy('card', { delivery: { method: point, point: tampere } });
  expect(messages()).toEqual([message]);
});

test('a code is sent with the order, and a refused one is shown at its field while all else stays', async () => {
  answers(400, { success: false, message: 'Päättynyt.', errors: { discountCode: 'Päättynyt.' } });
  await buy('card', { discountCode: 'KESÄ' });
  expect(sent).toMatchObject([[expect.any(String), { discountCode: 'KESÄ' }]]);
  expect($discount.get()).toEqual({ offer: null, problem: 'Päättynyt.', unchecked: '' });
  expect([messages(), $blocker.get(), $paying.get()]).toEqual([[], null, null]);
});

test('each way in which PayPal does not open has its text [spec-126]', async () => {
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
    expect(messages()).toEqual([text]);
    expect($paying.get()).toBeNull();
  }
  expect(assign).not.toHaveBeenCalled();
});

test('a provider that does not answer leaves the other way to pay, until that one has not answered either', async () => {
  answers(502, { success: false, code: 'paypal-unavailable', message: 'Error initiating PayPal payment' });
  await buy('paypal');
  expect($blocker.get()).toEqual({ kind: 'unavailable', method: 'paypal', alternative: 'card' });
  expect(messages()).toEqual(['Error initiating PayPal payment']);
  answers(502, { success: false, code: 'card-unavailable', message: 'Korttimaksua ei voitu aloittaa.' });
  await buy('card');
  expect($blocker.get()).toEqual({ kind: 'unavailable', method: 'card', alternative: null });
  answers(502, { success: false, code: 'paypal-unavailable' });
  await buy('paypal');
  expect($blocker.get()).toMatchObject({ alternative: null });
  answers(201, { success: true, orderID: 'o1', checkoutUrl: `${origin}/sandbox/stripe/1` });
  await buy('card');
  expect($blocker.get()).toBeNull();
});

test('the same provider that fails again is no reason to give up the other one', async () => {
  answers(502, { success: false, code: 'card-unavailable' });
  await buy('card');
  await buy('card');
  expect($blocker.get()).toEqual({ kind: 'unavailable', method: 'card', alternative: 'paypal' });
});

test('a cart that has changed is shown, not ordered', async () => {
  const cart = { items: [], version: 2, total: 0 };
  answers(409, { success: false, message: 'Ostoskori on muuttunut.', data: cart });
  await buy('card');
  expect(onCartChanged).toHaveBeenCalledWith(cart);
  expect(messages()).toEqual(['Ostoskori on muuttunut.']);
});

test('a price that rose is asked about on the page, with nothing in its way: the new total is then the seen one', async () => {
  const now = {
    items,
    version: 2,
    total: 8,
    seenTotal: 6.2,
    totalAmount: 13.9,
    deliveryFee: 5.9,
    discountAmount: 0,
  };
  answers(409, { success: false, code: 'price-changed', message: 'Hinta on noussut.', data: now });
  await buy('card', { discountCode: 'VILLA' });
  expect(onCartChanged).toHaveBeenCalledWith(now);
  const terms = { delivery: 'posti', code: 'VILLA' };
  expect($blocker.get()).toEqual({ kind: 'price', seen, now, terms });
  expect(messages()).toEqual([]);
  expect($paying.get()).toBeNull();
  answers(201, { success: true, orderID: 'o1', checkoutUrl: `${origin}/sandbox/stripe/1` });
  await buy('card', { seen: { items, delivery: 5.9, discount: 0, total: now.totalAmount } });
  expect(sent.at(-1)).toMatchObject(['/api/shop/purchase/stripe-checkout', { seenTotal: '13.90' }]);
  expect($blocker.get()).toBeNull();
  expect(assign).toHaveBeenCalled();
});

test('too many pieces at once are reported on the page, and the cart stays', async () => {
  const now = { items, version: 2, total: 8, pieces: 21, maxPieces: 20 };
  answers(409, { success: false, code: 'too-many-unpaid', message: 'Vähennä määriä.', data: now });
  await buy('paypal');
  expect($blocker.get()).toEqual({ kind: 'pieces', message: 'Vähennä määriä.', now });
  expect(messages()).toEqual([]);
});

test('an address that was removed in another window is reported, and another one must be chosen', async () => {
  answers(404, { success: false, code: 'address-not-found', message: 'Osoitetta ei löytynyt.' });
  await buy('card');
  expect(onAddressGone).toHaveBeenCalledOnce();
  expect($missing.get()).toEqual({ what: 'address' });
  expect([messages(), $paying.get()]).toEqual([['Osoitetta ei löytynyt.'], null]);
});

test('an address that the shop does not serve is refused with the reason, and another one asked for', async () => {
  answers(400, { success: false, code: 'address-not-served', message: 'Emme toimita Ahvenanmaalle.' });
  await buy('paypal');
  expect(onAddressGone).not.toHaveBeenCalled();
  expect($missing.get()).toEqual({ what: 'address' });
  expect([messages(), $paying.get()]).toEqual([['Emme toimita Ahvenanmaalle.'], null]);
});

test('an earlier order that turned out to be paid is opened instead of paying again', async () => {
  answers(409, { success: false, code: 'order-already-paid', data: { orderID: 'o1' } });
  await buy('paypal');
  expect(assign).toHaveBeenCalledWith('/shop/payment-success?orderID=o1');
  expect([onCartChanged.mock.calls, messages()]).toEqual([[], []]);
});

test('a refusal without an order id shows its message', async () => {
  answers(409, { success: false, code: 'order-already-paid', message: 'Tilaus on jo maksettu.' });
  await buy('card');
  expect(assign).not.toHaveBeenCalled();
  expect(messages()).toEqual(['Tilaus on jo maksettu.']);
});

test('a session that has ended leaves no user for the card [spec-129]', async () => {
  answers(401, { success: false, message: 'Kirjaudu ensin sisään.' });
  await buy('card');
  expect(messages()).toEqual(['User not found']);
});

test('a gift note is sent cleaned, and a refused one is shown at its field, not as a toast', async () => {
  const refusal = 'Kentässä on merkkejä, joita ei voi käyttää.';
  answers(400, { success: false, message: refusal, code: 'invalid-input', errors: { giftNote: refusal } });
  await buy('card', { giftNote: ' \u202aOnnea\u000bAino\u202c \u0001' });
  expect(sent).toMatchObject([[expect.any(String), { giftNote: 'Onnea\nAino \u0001' }]]);
  expect($giftProblem.get()).toBe(refusal);
  expect([messages(), $paying.get(), $blocker.get()]).toEqual([[], null, null]);
  answers(201, { success: true, orderID: 'o1', checkoutUrl: `${origin}/sandbox/stripe/1` });
  await buy('card', { giftNote: 'Onnea' });
  expect($giftProblem.get()).toBe('');
});
