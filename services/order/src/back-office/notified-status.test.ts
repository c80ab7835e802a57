import type { OrderStatus } from '@shop/shop-rules';
import { expect, test } from 'vitest';
import { isRepeatedNotice } from './notified-status.ts';

const moves = (...statuses: OrderStatus[]) => statuses.map((to) => ({ what: 'status', to }));
const tracking = { what: 'tracking' };

test('a status that went back and forth is notified once', () => {
  expect(isRepeatedNotice([], 'inShipping')).toBe(false);
  expect(isRepeatedNotice(moves('inProcess'), 'inShipping')).toBe(false);
  expect(isRepeatedNotice(moves('inShipping', 'inProcess'), 'inShipping')).toBe(true);
  expect(isRepeatedNotice(moves('inShipping', 'delivered'), 'inShipping')).toBe(true);
  expect(isRepeatedNotice(moves('inShipping', 'delivered', 'inShipping'), 'delivered')).toBe(true);
});

test('a rejection and a confirmation contradict each other, so the later one is notified', () => {
  expect(isRepeatedNotice(moves('inShipping', 'rejected'), 'inShipping')).toBe(false);
  expect(isRepeatedNotice(moves('rejected', 'inShipping'), 'rejected')).toBe(false);
  expect(isRepeatedNotice(moves('rejected', 'confirmed'), 'rejected')).toBe(true);
});

test('another tracking code makes a new parcel, and nothing else new', () => {
  expect(isRepeatedNotice([...moves('inShipping', 'inProcess'), tracking], 'inShipping')).toBe(false);
  expect(isRepeatedNotice([tracking, ...moves('inShipping', 'inProcess')], 'inShipping')).toBe(true);
  expect(isRepeatedNotice([...moves('delivered'), tracking, ...moves('inShipping')], 'delivered')).toBe(true);
});
