import { expect, test } from 'vitest';
import { linkEnd } from './link-end.ts';

const createdAt = new Date('2026-05-31T10:00:00Z');
const delivered = { at: '2026-06-03T09:00:00.000Z', by: 'Liisa', what: 'status', to: 'delivered' };

test('an order’s links end twelve months after its delivery, or eighteen after the order [sec-39]', () => {
  expect(linkEnd({ createdAt, history: [delivered], orderStatus: 'delivered' }).toISOString()).toBe(
    '2027-06-03T09:00:00.000Z',
  );
  expect(linkEnd({ createdAt, history: [], orderStatus: 'delivered' }).toISOString()).toBe(
    '2027-12-01T10:00:00.000Z',
  );
  expect(linkEnd({ createdAt, history: [delivered], orderStatus: 'inShipping' }).toISOString()).toBe(
    '2027-12-01T10:00:00.000Z',
  );
});
