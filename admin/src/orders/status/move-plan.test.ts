import { expect, test } from 'vitest';
import { moveWords, namesOf, planMove } from './move-plan.ts';

const order = (id: string, orderStatus: 'pending' | 'confirmed' | 'delivered', paymentStatus = 'paid') => ({
  id,
  orderNumber: `LL-${id}`,
  orderStatus,
  paymentStatus: paymentStatus as 'paid' | 'pending',
  version: 1,
});

test('a plan says which orders change, from where, and which are there already', () => {
  const orders = [
    order('a', 'delivered'),
    order('b', 'confirmed'),
    order('c', 'confirmed'),
    order('d', 'pending', 'pending'),
  ];
  expect(planMove(orders, 'delivered')).toEqual({
    to: 'delivered',
    moving: orders.slice(1),
    from: [
      { status: 'pending', count: 1 },
      { status: 'confirmed', count: 2 },
    ],
    already: 1,
    warnings: [{ warning: 'Tilausta ei ole maksettu.', ids: ['d'] }],
    givenUp: [],
    refundable: { ids: [], cents: 0 },
  });
});

test('when every order already has the status, nothing changes and nothing is warned about', () => {
  expect(planMove([order('d', 'pending', 'pending')], 'pending')).toMatchObject({
    moving: [],
    from: [],
    already: 1,
    warnings: [],
  });
});

test('a plan lists the orders that a rejection ends for good', () => {
  const orders = [order('a', 'confirmed'), order('b', 'pending', 'pending')];
  expect(planMove(orders, 'rejected')).toMatchObject({ givenUp: ['b'] });
});

test('a rejection names the orders whose money can be refunded, and how much', () => {
  const paid = (id: string, amount: number) => ({
    ...order(id, 'confirmed'),
    refundable: { amount, delivery: 0, lines: [] },
  });
  const orders = [paid('a', 129), paid('b', 20.1), paid('c', 0), order('d', 'pending', 'pending')];
  expect(planMove(orders, 'rejected').refundable).toEqual({ ids: ['a', 'b'], cents: 14_910 });
  expect(planMove(orders, 'inProcess').refundable).toEqual({ ids: [], cents: 0 });
});

test('many orders are named by the first five of them', () => {
  const orders = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => order(id, 'confirmed'));
  const names = (count: number) =>
    namesOf(
      orders.slice(0, count).map(({ id }) => id),
      orders,
    );
  expect(names(2)).toBe('LL-a, LL-b');
  expect(names(6)).toBe('LL-a, LL-b, LL-c, LL-d, LL-e ja 1 muu');
  expect(names(7)).toBe('LL-a, LL-b, LL-c, LL-d, LL-e ja 2 muuta');
});

test('a rejection is worded as a cancellation, and its button cannot be taken for closing the dialog', () => {
  const orders = [order('a', 'confirmed'), order('b', 'confirmed')];
  const wordsFor = (count: number, to: 'rejected' | 'delivered') =>
    moveWords(planMove(orders.slice(0, count), to));
  expect(wordsFor(2, 'rejected')).toEqual({ question: 'Perutaanko 2 tilausta?', confirm: 'Peru 2 tilausta' });
  expect(wordsFor(1, 'rejected')).toEqual({ question: 'Perutaanko tilaus?', confirm: 'Peru tilaus' });
  expect(wordsFor(2, 'delivered')).toEqual({
    question: 'Vaihdetaanko 2 tilauksen tila?',
    confirm: 'Vaihda tila',
  });
  expect(wordsFor(0, 'rejected').question).toBe('Tila ei vaihdu');
  expect(moveWords(undefined).question).toBe('Tila ei vaihdu');
});
