import { expect, test } from 'vitest';
import { deliveryFor, untilFreeDelivery } from './delivery.ts';

const method = { cents: 690, freeAboveCents: 15_000 };

test('delivery is free strictly above 150 € [spec-4 spec-135]', () => {
  expect(deliveryFor(150, method)).toBe(6.9);
  expect(deliveryFor(150.01, method)).toBe(0);
});

test('the sum missing until free delivery is shown only where delivery costs something', () => {
  expect(untilFreeDelivery(149, method)).toBe(1.01);
  expect(untilFreeDelivery(150, method)).toBe(0.01);
  expect(untilFreeDelivery(150.01, method)).toBe(0);
  expect(untilFreeDelivery(10, { ...method, cents: 0 })).toBe(0);
});
