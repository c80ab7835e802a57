import type { Order } from '@shop/contracts/order';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setUser } from '../../lib/api/visitor.ts';
import { $toasts } from '../../lib/toasts/toasts.ts';
import { $payment, finishPayment, showChanged } from './payment-store.ts';

type Answer = { status?: number; body?: unknown };
const silence: Answer = { status: 0 };
const order = { _id: 'o1', orderStatus: 'pending', paymentStatus: 'pending', orderDate: '2026-01-02' };
const paid = { ...order, orderStatus: 'confirmed', paymentStatus: 'paid' };
const payPalReturn = '?paypal=true&orderID=o1&token=T1&PayerID=P1';

let asked: string[];
let stored: Record<'local' | 'session', Map<string, string>>;

/** Answers each call by a fragment of its path. */
function shop(answers: Record<string, Answer>): void {
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const [, { status = 200, body = {} } = silence] =
      Object.entries(answers).find(([fragment]) => path.includes(fragment)) ?? [];
    return status === 0
      ? Promise.reject(new TypeError('no line'))
      : Promise.resolve(Response.json(body, { status }));
  });
}
const storage = (map: Map<string, string>) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, value: string) => map.set(key, value),
  removeItem: (key: string) => map.delete(key),
});
/** Without pauses. */
async function comeBack(search: string, place: object = {}): Promise<void> {
  vi.stubGlobal('location', { search, ...place });
  const finished = finishPayment();
  await vi.runAllTimersAsync();
  await finished;
}
const shown = () => {
  const { step, problem } = $payment.get();
  return problem === undefined ? step : `${step}: ${problem.message}`;
};

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  stored = { local: new Map([['pendingOrderID', 'o1']]), session: new Map() };
  vi.stubGlobal('localStorage', storage(stored.local));
  vi.stubGlobal('sessionStorage', storage(stored.session));
  $payment.set({ step: 'waiting', order: null });
  $toasts.set([]);
  setUser({ id: 'u1', userName: 'Aino', role: 'customer' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a PayPal payment is completed and confirmed, other tabs are notified, and a reload changes nothing [spec-96]', async () => {
  shop({ '/done': { body: { success: true, data: paid } }, '/order-details/': { body: { data: paid } } });
  stored.session.set('checkout-choices', '{}');
  await comeBack(payPalReturn);
  expect(shown()).toBe('paid');
  // The next checkout starts without choices.
  expect(stored.session.get('checkout-choices')).toBeUndefined();
  expect(stored.local.get('pendingOrderID')).toBeUndefined();
  expect(stored.local.get('payment_completed')).toBe('true');
  expect(stored.session.get('paypal-payment-completed')).toBe('true');
  asked = [];
  await comeBack(payPalReturn);
  expect(asked).toEqual(['/api/shop/purchase/order-details/o1']);
  expect(shown()).toBe('paid');
});

test('a buyer whose approval PayPal needs again is sent back there, and nowhere else', async () => {
  const assign = vi.fn<(link: string) => void>();
  const answer = (approveLink: string) =>
    shop({
      '/done': { body: { success: true, data: order, approveLink } },
      '/order-details/': { body: { data: paid } },
    });
  answer('https://www.paypal.com/checkoutnow?token=T1');
  await comeBack(payPalReturn, { origin: 'https://shop.example', assign });
  expect(assign).toHaveBeenCalledWith('https://www.paypal.com/checkoutnow?token=T1');
  expect(shown()).toMatch(/^waiting: PayPal pyytää/);
  // The payment is not final: the next return completes it.
  expect(stored.local.get('pendingOrderID')).toBe('o1');
  expect(stored.session.get('paypal-payment-completed')).toBeUndefined();
  answer('https://evil.example/');
  await comeBack(payPalReturn, { origin: 'https://shop.example', assign });
  expect(assign).toHaveBeenCalledTimes(1);
  expect(shown()).toBe('paid');
});

test('a card payment that is not confirmed after five looks is still being processed [spec-88]', async () => {
  shop({ '/order-details/': { body: { data: order } } });
  await comeBack('?orderID=o1');
  expect(asked).toHaveLength(5);
  expect(shown()).toBe('open');
});

test('a PayPal return without its ids or without an order says what is missing [spec-108 spec-127]', async () => {
  shop({});
  for (const search of ['?paypal=true&orderID=o1', '?paypal=true&token=T1&orderID=o1']) {
    await comeBack(search);
    expect(shown()).toBe('failed: Missing PayPal payment information');
  }
  stored.local.clear();
  await comeBack('?paypal=true&token=T1&PayerID=P1');
  expect(shown()).toBe('failed: Missing PayPal payment information');
  expect(asked).toEqual([]);
});

test('a PayPal payment that was refused says so in the server’s words, or in its own [spec-128]', async () => {
  shop({ '/done': { status: 400, body: { success: false } } });
  await comeBack(payPalReturn);
  expect(shown()).toBe('failed: PayPal payment processing failed');
  shop({ '/done': { body: { success: false, message: 'Maksua ei hyväksytty.' } } });
  await comeBack(payPalReturn);
  expect(shown()).toBe('failed: Maksua ei hyväksytty.');
});

test('without an answer to the completion, the order decides [spec-128]', async () => {
  shop({ '/done': silence, '/order-details/': { body: { data: paid } } });
  await comeBack(payPalReturn);
  expect(shown()).toBe('paid');
  $payment.set({ step: 'waiting', order: null });
  shop({ '/done': silence, '/order-details/': silence });
  await comeBack(payPalReturn);
  expect(shown()).toBe('unknown: Network error processing PayPal payment');
});

test('a rate limit is not shown as a failed payment: the order decides, and the next return completes it', async () => {
  const tooMany = { status: 429, body: { success: false, message: 'Odota hetki.' } };
  shop({ '/done': tooMany, '/order-details/': { body: { data: order } } });
  await comeBack(payPalReturn);
  expect(shown()).toBe('open');
  expect(stored.session.get('paypal-payment-completed')).toBeUndefined();
  $payment.set({ step: 'waiting', order: null });
  shop({ '/done': tooMany, '/order-details/': silence });
  await comeBack(payPalReturn);
  expect(shown()).toBe('unknown: Odota hetki.');
});

test('each way in which the order cannot be had has its text [spec-130]', async () => {
  const cases: [Answer, string][] = [
    [silence, 'unknown: Failed to process payment completion'],
    [{ status: 503 }, 'unknown: Failed to fetch order details'],
    [{ status: 404 }, 'unknown: Order not found. Please check your order history.'],
  ];
  for (const [answer, text] of cases) {
    $payment.set({ step: 'waiting', order: null });
    shop({ '/order-details/': answer });
    await comeBack('?orderID=o1');
    expect(shown()).toBe(text);
  }
});

test('without an id the newest order counts; without an order there is none to show [spec-88]', async () => {
  stored.local.clear();
  const older = { ...paid, _id: 'o0', orderDate: '2025-12-31' };
  shop({ '/order-list/': { body: { data: [older, paid] } } });
  await comeBack('');
  expect($payment.get().order?._id).toBe('o1');
  $payment.set({ step: 'waiting', order: null });
  shop({ '/order-list/': { body: { data: [] } } });
  await comeBack('');
  expect(shown()).toBe('unknown: Order not found. Please check your order history.');
});

test('a declined order has failed, and a cancelled payment is cancelled at the shop', async () => {
  shop({ '/order-details/': { body: { data: { ...order, paymentStatus: 'failed' } } } });
  await comeBack('?orderID=o1');
  expect(shown()).toBe('failed');
  shop({ '/cancel': { body: { success: true } } });
  await comeBack('?cancelled=true&orderID=o1');
  expect(shown()).toBe('cancelled');
  shop({ '/cancel': { status: 503 } });
  await comeBack('?cancelled=true&orderID=o1');
  expect(shown()).toBe('cancelled');
  expect($toasts.get().map(({ type }) => type)).toEqual(['warning']);
});

test('a payment that was faster than its cancelling counts', async () => {
  shop({
    '/cancel': { status: 409, body: { success: false, code: 'order-already-paid' } },
    '/order-details/': { body: { data: paid } },
  });
  await comeBack('?cancelled=true&orderID=o1');
  expect(shown()).toBe('paid');
});

test('actions on the page update what it says of the payment', async () => {
  shop({ '/order-details/': { body: { data: order } } });
  await comeBack('?orderID=o1');
  expect(shown()).toBe('open');
  showChanged({ ...($payment.get().order as Order), orderStatus: 'confirmed', paymentStatus: 'paid' });
  expect(shown()).toBe('paid');
  expect(stored.local.get('payment_completed')).toBe('true');
});
