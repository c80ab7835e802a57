import type { Address } from '@shop/contracts/address';
import type { Carrier } from '@shop/shop-rules/delivery-price';
import type { DeliveryMethod } from '@shop/contracts/shop-settings';
import { expect, test } from 'vitest';
import { destinationText, lacksPoint, restoredChoice, choiceAt } from './delivery-choice.ts';

const method = { id: 'noutopiste', pickUpPoint: true } as DeliveryMethod;
const point = {
  id: 'p1',
  name: 'Kampin noutopiste',
  address: 'Urho Kekkosen katu 1',
  postcode: '00100',
  city: 'Helsinki',
};

test('a pick-up point stays chosen as long as the parcel goes to the same postcode, and is asked for again after that', () => {
  const made = { choice: { method, point }, postcode: '33210' };
  expect(choiceAt('33210', made)).toEqual({ method, point });
  for (const postcode of ['00100', '']) {
    const choice = choiceAt(postcode, made);
    expect(choice).toEqual({ method, point: null });
    expect(lacksPoint(choice)).toBe(true);
  }
});

test('a returning buyer finds the earlier pick-up point, unless another choice was made', () => {
  const before = { choice: { method, point }, postcode: '33210' };
  const methodAlone = { choice: { method, point: null }, postcode: '' };
  const otherMethod = { choice: { method: { id: 'posti' } as DeliveryMethod, point: null }, postcode: '' };
  expect(restoredChoice(null, before)).toBe(before);
  expect(restoredChoice(methodAlone, before)).toBe(before);
  expect(restoredChoice(otherMethod, before)).toBe(otherMethod);
  expect(restoredChoice(methodAlone, null)).toBe(methodAlone);
  const nearer = { choice: { method, point: { ...point, id: 'p2' } }, postcode: '33210' };
  expect(restoredChoice(nearer, before)).toBe(nearer);
});

test('the goods go to the address, to the pick-up point, or wait at the shop: never a place that was not chosen', () => {
  const home = { address: 'Kuusitie 4', postcode: '33210', city: 'Tampere' } as Address;
  const workshop = 'Kutojantie 1, 33100 Tampere';
  const by = (carrier: Carrier, pickUpPoint = false) => ({ carrier, pickUpPoint }) as DeliveryMethod;
  const text = (choice: Parameters<typeof destinationText>[0], address: Address | null = home) =>
    destinationText(choice, address, workshop);
  expect(text({ method: by('posti'), point: null })).toBe('Osoitteeseen Kuusitie 4, 33210 Tampere');
  expect(text({ method: by('posti'), point: null }, null)).toBeNull();
  expect(text({ method: by('posti', true), point })).toBe(
    'Noutopisteeseen Kampin noutopiste, Urho Kekkosen katu 1, 00100 Helsinki',
  );
  expect(text({ method: by('posti', true), point: null })).toBeNull();
  expect(text({ method: by('own'), point: null })).toBe(`Nouto-osoite: ${workshop}`);
});
