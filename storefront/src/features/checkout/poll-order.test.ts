import type { Order } from '@shop/contracts/order';
import type { Outcome } from '@shop/shop-client';
import { expect, test } from 'vitest';
import { pollOrder } from './poll-order.ts';

const order = (fields: Partial<Order>): Outcome<Order> => ({
  outcome: 'ok',
  data: { _id: 'o1', orderStatus: 'pending', paymentStatus: 'pending', ...fields } as Order,
});
const paid = order({ orderStatus: 'confirmed', paymentStatus: 'paid' });
const silence: Outcome<Order> = { outcome: 'network' };

async function poll(answers: Outcome<Order | null>[]) {
  const pauses: number[] = [];
  const queue = [...answers];
  const find = () => Promise.resolve(queue.shift() ?? answers.at(-1) ?? silence);
  const pause = (ms: number) => Promise.resolve(void pauses.push(ms));
  return { ...(await pollOrder({ find, pause })), pauses };
}

test('an order is looked at until it is paid and confirmed [spec-88]', async () => {
  const waiting = order({});
  const half = order({ paymentStatus: 'paid' });
  expect(await poll([waiting, half, paid])).toMatchObject({ kind: 'paid', pauses: [2_000, 2_000] });
});

test('after five looks the payment is still open, not failed [spec-88 spec-140]', async () => {
  expect(await poll([order({})])).toMatchObject({ kind: 'open', pauses: [2_000, 2_000, 2_000, 2_000] });
});

test('an order whose status the seller has changed counts as paid', async () => {
  const moved = order({ orderStatus: 'inProcess', paymentStatus: 'paid' });
  expect((await poll([moved])).kind).toBe('paid');
});

test('a closed order ends the waiting', async () => {
  expect(await poll([order({ paymentStatus: 'failed', orderStatus: 'rejected' })])).toMatchObject({
    kind: 'failed',
    pauses: [],
  });
});

test('money that a person has to look at ends the waiting, and is not called failed', async () => {
  const reviewed = order({ isReviewed: true });
  expect(await poll([order({}), reviewed])).toMatchObject({ kind: 'review', pauses: [2_000] });
  expect((await poll([order({ isReviewed: true, orderStatus: 'rejected' })])).kind).toBe('review');
});

test('an order with a pending refund is not shown as failed', async () => {
  const refunds = [
    { amount: 100, currency: 'EUR', state: 'pending', paymentMethod: 'card', at: '' },
  ] as const;
  const returning = order({ orderStatus: 'rejected', refunds: [...refunds] });
  expect((await poll([returning])).kind).toBe('open');
});

test.each(['confirmed', 'rejected'] as const)(
  'money that is back with its buyer ends the waiting, and is not called failed: %s',
  async (orderStatus) => {
    const returned = order({ orderStatus, paymentStatus: 'refunded' });
    expect(await poll([returned])).toMatchObject({ kind: 'returned', pauses: [] });
  },
);

test('a paid order that was taken back since is not called failed', async () => {
  const calledOff = order({ orderStatus: 'rejected', paymentStatus: 'paid' });
  expect(await poll([calledOff])).toMatchObject({ kind: 'called-off', pauses: [] });
});

test('a silence between two looks does no harm', async () => {
  expect((await poll([silence, paid])).kind).toBe('paid');
  expect((await poll([order({}), silence])).kind).toBe('open');
});

test('each final problem is distinguished [spec-130]', async () => {
  const failed = (status: number): Outcome<Order> => ({ outcome: 'failed', status, message: '', errors: {} });
  expect((await poll([silence])).kind).toBe('no-answer');
  expect((await poll([failed(500)])).kind).toBe('refused');
  expect((await poll([failed(404)])).kind).toBe('none');
  expect((await poll([{ outcome: 'ok', data: null }])).kind).toBe('none');
});
