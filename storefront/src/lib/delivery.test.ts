import { expect, test } from 'vitest';
import { deliveryFor, untilFreeDelivery } from './delivery.ts';

test('delivery is free strictly above 150 €', () => {
  expect(deliveryFor(150, 6.9)).toBe(6.9);
  expect(deliveryFor(150.01, 6.9)).toBe(0);
});

test('what is missing is told only where delivery costs something', () => {
  expect(untilFreeDelivery(149, 6.9)).toBe(1.01);
  expect(untilFreeDelivery(150, 6.9)).toBe(0.01);
  expect(untilFreeDelivery(150.01, 6.9)).toBe(0);
  expect(untilFreeDelivery(10, 0)).toBe(0);
});
