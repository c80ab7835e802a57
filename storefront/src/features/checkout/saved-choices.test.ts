import type { Address } from '@shop/contracts/address';
import type { DeliveryMethod } from '@shop/contracts/shop-settings';
import { expect, test } from 'vitest';
import { sessionKeys, writeSession } from '../../lib/browser/browser-storage.ts';
import {
  forgetChoices,
  keepChoices,
  keptChoices,
  noteOrder,
  stillOffered,
  type Choices,
} from './saved-choices.ts';
import type { OrderFate } from './order-fate.ts';

const home = { id: 'posti', pickUpPoint: false } as DeliveryMethod;
const pickUp = { id: 'noutopiste', pickUpPoint: true } as DeliveryMethod;
const address = { _id: 'a1', postcode: '33210' } as Address;
const point = { id: 'p1', name: 'Kamppi', address: 'Katu 1', postcode: '00100', city: 'Helsinki' };
const choices: Choices = {
  addressID: 'a1',
  method: 'noutopiste',
  point,
  discountCode: '',
};

const nobodyAsks = () => Promise.reject(new Error('no order was placed'));
const found = (userID: string) => keptChoices(userID, nobodyAsks);

test('choices are kept for who made them, until their order is paid', async () => {
  expect(await found('u1')).toBeNull();
  keepChoices('u1', choices);
  expect(await found('u1')).toMatchObject(choices);
  expect(await found('u2')).toBeNull();
  forgetChoices();
  expect(await found('u1')).toBeNull();
  writeSession(sessionKeys.choices, '{');
  expect(await found('u1')).toBeNull();
});

test('choices end with their order, also where it is confirmed after its buyer has left the page of its payment', async () => {
  const asked: string[] = [];
  const answer = (fate: OrderFate) => (orderID: string) => {
    asked.push(orderID);
    return Promise.resolve(fate);
  };
  noteOrder('u1', 'o0');
  keepChoices('u1', choices);
  noteOrder('u2', 'o2');
  noteOrder('u1', 'o1');
  // Not confirmed yet, they may be changed and are still the order's.
  expect(await keptChoices('u1', answer('open'))).toMatchObject(choices);
  keepChoices('u1', { ...choices, method: 'posti' });
  expect(await keptChoices('u1', answer('confirmed'))).toBeNull();
  expect(asked).toEqual(['o1', 'o1']);
  expect(await found('u1')).toBeNull();
  // What is chosen after that is of no order.
  keepChoices('u1', choices);
  expect(await found('u1')).toMatchObject(choices);
});

test('an order that came to nothing is asked about once, and what it was placed by is kept', async () => {
  keepChoices('u1', choices);
  noteOrder('u1', 'o1');
  expect(await keptChoices('u1', () => Promise.resolve('failed'))).toMatchObject(choices);
  expect(await found('u1')).toMatchObject(choices);
  keepChoices('u1', choices);
  expect(await found('u1')).toMatchObject(choices);
});

test.each(['confirmed', 'failed'] as const)(
  'an order found %s by a slow question leaves alone what was chosen after a faster one',
  async (fate) => {
    keepChoices('u1', choices);
    noteOrder('u1', 'o1');
    const slow = Promise.withResolvers<OrderFate>();
    const slowAnswer = keptChoices('u1', () => slow.promise);
    await keptChoices('u1', () => Promise.resolve(fate));
    keepChoices('u1', { ...choices, addressID: 'a2' });
    slow.resolve(fate);
    await slowAnswer;
    expect(await found('u1')).toMatchObject({ addressID: 'a2', orderID: '' });
  },
);

test('what is not offered any more is not chosen', () => {
  const offered = { addresses: [address], methods: [home, pickUp] };
  const made = { wish: { method: pickUp, point }, postcode: '33210' };
  expect(stillOffered(choices, offered)).toEqual({ addressID: 'a1', made });
  expect(stillOffered(choices, { ...offered, methods: [home] })).toEqual({ addressID: 'a1', made: null });
  expect(stillOffered(choices, { ...offered, addresses: [] })).toMatchObject({ addressID: '' });
  const withoutPoints = { ...pickUp, pickUpPoint: false };
  expect(stillOffered(choices, { ...offered, methods: [withoutPoints] }).made?.wish.point).toBeNull();
});
