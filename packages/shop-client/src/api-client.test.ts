import { expect, test } from 'vitest';
import { checkSession } from './auth.ts';
import { addToCart, removeFromCart } from './cart.ts';
import { createApiClient, type ApiClient } from './api-client.ts';
import { wordsOf } from './outcome.ts';
import { startPayPalPayment } from './purchases.ts';

type Call = { url: string; init: RequestInit };

function apiThat(answer: () => Response): { api: ApiClient; calls: Call[] } {
  const calls: Call[] = [];
  const fetch = (url: string | URL | Request, init: RequestInit = {}) => {
    calls.push({ url: url instanceof Request ? url.url : url.toString(), init });
    return Promise.resolve(answer());
  };
  return { api: createApiClient({ fetch }), calls };
}

const json = (status: number, body: unknown, headers = {}) => Response.json(body, { status, headers });

test('a success carries its data and the server’s message', async () => {
  const cart = { items: [], version: 3, total: 0 };
  const { api, calls } = apiThat(() => json(201, { success: true, message: 'Lisätty', data: cart }));
  const choice = { userID: 'u', productID: 'p', size: 'M', variant: 2, quantity: 1 };
  expect(await addToCart(api, choice)).toEqual({ outcome: 'ok', data: cart, message: 'Lisätty' });
  expect(calls[0]?.init.body).toBe(JSON.stringify(choice));
});

test('a failure carries status, code, messages by field and how long to wait', async () => {
  const body = { success: false, message: 'Ei', code: 'invalid-input', errors: { size: 'Valitse koko' } };
  const { api } = apiThat(() => json(429, body, { 'retry-after': '7' }));
  expect(await api.call('GET', '/x')).toEqual({
    outcome: 'failed',
    status: 429,
    message: 'Ei',
    code: 'invalid-input',
    errors: { size: 'Valitse koko' },
    retryAfterSeconds: 7,
  });
});

test('no call throws: a dead line, an aborted call and an answer that is not ours are no answer', async () => {
  const dead = createApiClient({ fetch: () => Promise.reject(new TypeError('failed')) });
  expect(await dead.call('GET', '/x')).toEqual({ outcome: 'network' });
  const { api } = apiThat(() => new Response('<h1>Welcome to the hotel</h1>'));
  expect(await api.call('GET', '/x')).toEqual({ outcome: 'network' });
  const slow = createApiClient({ fetch: (_url, init) => rejectOn(init?.signal), timeoutMs: 10 });
  expect(await slow.call('GET', '/x')).toEqual({ outcome: 'network' });
});

const rejectOn = (signal: AbortSignal | null | undefined): Promise<Response> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));

test('only an explicit refusal counts as signed out [spec-92]', async () => {
  const check = (status: number, body: unknown) => checkSession(apiThat(() => json(status, body)).api);
  const user = { id: '1', userName: 'Aino', role: 'customer' };
  expect(await check(200, { success: true, user })).toEqual({ outcome: 'ok', data: user });
  expect(await check(200, { success: false })).toEqual({ outcome: 'ok', data: null });
  expect(await check(401, { success: false })).toEqual({ outcome: 'ok', data: null });
  expect((await check(503, { success: false })).outcome).toBe('failed');
});

test('a line is removed by product, size and model', async () => {
  const { api, calls } = apiThat(() => json(200, { success: true }));
  await removeFromCart(api, { userID: 'u', productID: 'p', size: 'XS', variant: 1 });
  expect(calls[0]?.url).toBe('/api/shop/cart/u/p?size=XS&variant=1');
});

test('an answer without a link to pay at has an empty one', async () => {
  const { api } = apiThat(() => json(200, { success: true, orderID: 'o' }));
  const cartItems: never[] = [];
  const order = {
    userID: 'u',
    addressID: 'a',
    deliveryMethod: 'posti',
    cartItems,
    paymentMethod: 'paypal',
    seenTotal: '0.00',
  } as const;
  expect(await startPayPalPayment(api, order)).toMatchObject({ data: { orderID: 'o', payLink: '' } });
});

test('the fallback stands in where the server said nothing [spec-131]', () => {
  expect(wordsOf({ outcome: 'network' }, 'x')).toEqual({ message: 'x' });
  const english = { message: 'x', language: 'en' } as const;
  expect(wordsOf({ outcome: 'failed', status: 500, message: '', errors: {} }, english)).toEqual(english);
  expect(wordsOf({ outcome: 'ok', data: null, message: 'y' }, english)).toEqual({ message: 'y' });
});

test.each([
  [200, { success: true, message: 'Address removed!', language: 'en' }],
  [409, { success: false, message: 'Maximum stock reached', language: 'en', code: 'maximum-stock' }],
])('an answer of status %i keeps the language of its words', async (status, body) => {
  const outcome = await apiThat(() => json(status, body)).api.call('GET', '/x');
  expect(wordsOf(outcome, 'x')).toEqual({ message: body.message, language: 'en' });
});
