import { defaultSettings } from '@shop/contracts/default-settings';
import { expect, test } from 'vitest';
import { config } from '../../config.ts';
import { deliveryFor, limitText, untilFreeDelivery, withDeliveryPrices } from './delivery.ts';

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

test('the answer on delivery names every method and its price', () => {
  const { questions, delivery } = defaultSettings({ ...config, DELIVERY_FEE_CENTS: 590 });
  const answer = questions.fi.find(({ q }) => q === 'Mitä toimitus maksaa?')?.a ?? '';
  expect(withDeliveryPrices(answer, delivery)).toBe(
    'Toimitustavat hintoineen: Posti osoitteeseen 5,90\u00a0€, Noutopiste 4,90\u00a0€, Pikakuljetus 8,90\u00a0€, Nouto verstaalta 0,00\u00a0€. Yli 150 euron tilauksissa toimitus on ilmainen.',
  );
});

test('a limit is written without cents that are zero', () => {
  expect(limitText(15_000)).toBe('150\u00a0€');
  expect(limitText(14_990)).toBe('149,90\u00a0€');
});
