import type { DeliveryMethod } from '@shop/contracts/shop-settings';
import { expect, test } from 'vitest';
import { lacksPoint, wishAt } from './delivery-choice.ts';

const method = { id: 'noutopiste', pickUpPoint: true } as DeliveryMethod;

test('a pick-up point stays chosen as long as the parcel goes to the same postcode, and is asked for again after that', () => {
  const made = { wish: { method, point: 'p1' }, postcode: '33210' };
  expect(wishAt('33210', made)).toEqual({ method, point: 'p1' });
  for (const postcode of ['00100', '']) {
    const wish = wishAt(postcode, made);
    expect(wish).toEqual({ method, point: '' });
    expect(lacksPoint(wish)).toBe(true);
  }
});
