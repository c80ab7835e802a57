import type { Address } from '@shop/contracts/address';
import type { DeliveryMethod } from '@shop/contracts/shop-settings';
import { expect, test } from 'vitest';
import { sessionKeys, writeSession } from '../../lib/browser/browser-storage.ts';
import {
  findSavedChoices,
  noteOrder,
  removeChoices,
  saveChoices,
  stillOffered,
  type Choices,
  type OrderOutcome,
} from './saved-choices.ts';

const home = { id: 'posti', pickUpPoint: false } as DeliveryMethod;
const pickUp = { id: 'noutopiste', pickUpPoint: true } as DeliveryMethod;
const address = { _id: 'a1', postcode: '33210' } as Address;
const point = { id: 'p1', name: 'Kamppi', address: 'Katu 1', postcode: '00100', city: 'Helsinki' };
const choices: Choices = {
  addressID: 'a1',
  method: 'noutopiste',
  point,
  discountCode: '',
  giftNote: 'Onnea, Aino',
};

const noFetch = () => Promise.reject(new Error('no order was placed'));
const found = (userID: string) => findSavedChoices(userID, noFetch);

test('choices are saved for their user, until the order is paid', async () => {
  expect(await found('u1')).toBeNull();
  saveChoices('u1', choices);
  expect(await found('u1')).toMatchObject(choices);
  expect(await found('u2')).toBeNull();
  removeChoices();
  expect(await found('u1')).toBeNull();
  writeSession(sessionKeys.choices, '{');
  expect(await found('u1')).toBeNull();
});

test('choices end with their order, also where it is confirmed after the buyer has closed the payment page', async () => {
  const asked: string[] = [];
  const answer = (outcome: OrderOutcome) => (orderID: string) => {
    asked.push(orderID);
    return Promise.resolve(outcome);
  };
  noteOrder('u1', 'o0');
  saveChoices('u1', choices);
  noteOrder('u2', 'o2');
  noteOrder('u1', 'o1');
  // Before the confirmation they may be changed and still belong to the order.
  expect(await findSavedChoices('u1', answer('open'))).toMatchObject(choices);
  saveChoices('u1', { ...choices, method: 'posti' });
  expect(await findSavedChoices('u1', answer('confirmed'))).toBeNull();
  expect(asked).toEqual(['o1', 'o1']);
  expect(await found('u1')).toBeNull();
  // Later choices belong to no order.
  saveChoices('u1', choices);
  expect(await found('u1')).toMatchObject(choices);
});

test('a failed order is checked once, and its choices stay', async () => {
  saveChoices('u1', choices);
  noteOrder('u1', 'o1');
  expect(await findSavedChoices('u1', () => Promise.resolve('failed'))).toMatchObject(choices);
  expect(await found('u1')).toMatchObject(choices);
  saveChoices('u1', choices);
  expect(await found('u1')).toMatchObject(choices);
});

test.each(['confirmed', 'failed'] as const)(
  'an order found %s by a slow question leaves alone what was chosen after a faster one',
  async (outcome) => {
    saveChoices('u1', choices);
    noteOrder('u1', 'o1');
    const slow = Promise.withResolvers<OrderOutcome>();
    const slowAnswer = findSavedChoices('u1', () => slow.promise);
    await findSavedChoices('u1', () => Promise.resolve(outcome));
    saveChoices('u1', { ...choices, addressID: 'a2' });
    slow.resolve(outcome);
    await slowAnswer;
    expect(await found('u1')).toMatchObject({ addressID: 'a2', orderID: '' });
  },
);

test('choices that are no longer offered are dropped', () => {
  const offered = { addresses: [address], methods: [home, pickUp] };
  const delivery = { choice: { method: pickUp, point }, postcode: '33210' };
  expect(stillOffered(choices, offered)).toEqual({ addressID: 'a1', delivery });
  expect(stillOffered(choices, { ...offered, methods: [home] })).toEqual({ addressID: 'a1', delivery: null });
  expect(stillOffered(choices, { ...offered, addresses: [] })).toMatchObject({ addressID: '' });
  const withoutPoints = { ...pickUp, pickUpPoint: false };
  expect(stillOffered(choices, { ...offered, methods: [withoutPoints] }).delivery?.choice.point).toBeNull();
});
