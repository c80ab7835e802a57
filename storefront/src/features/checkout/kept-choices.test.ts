import type { Address } from '@shop/contracts/address';
import type { DeliveryMethod } from '@shop/contracts/shop-settings';
import { expect, test } from 'vitest';
import { sessionKeys, writeSession } from '../../lib/browser-storage.ts';
import { forgetChoices, keepChoices, keptChoices, stillOffered, type Choices } from './kept-choices.ts';

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

test('choices are kept for who made them, until their order is paid', () => {
  expect(keptChoices('u1')).toBeNull();
  keepChoices('u1', choices);
  expect(keptChoices('u1')).toMatchObject(choices);
  expect(keptChoices('u2')).toBeNull();
  forgetChoices();
  expect(keptChoices('u1')).toBeNull();
  writeSession(sessionKeys.choices, '{');
  expect(keptChoices('u1')).toBeNull();
});

test('what is not offered any more is not chosen', () => {
  const offered = { addresses: [address], methods: [home, pickUp] };
  const made = { wish: { method: pickUp, point }, postcode: '33210' };
  expect(stillOffered(choices, offered)).toEqual({ addressID: 'a1', made });
  expect(stillOffered(choices, { ...offered, methods: [home] })).toEqual({ addressID: 'a1', made: null });
  expect(stillOffered(choices, { ...offered, addresses: [] })).toMatchObject({ addressID: '' });
  const withoutPoints = { ...pickUp, pickUpPoint: false };
  expect(stillOffered(choices, { ...offered, methods: [withoutPoints] }).made?.wish.point).toBeNull();
});
