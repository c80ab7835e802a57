import { expect, test } from 'vitest';
import { errorBody, ShopError } from './errors.ts';

test('a failure tells in which language its words are, where they are not Finnish', () => {
  const body = (input: ConstructorParameters<typeof ShopError>[0]) => errorBody(new ShopError(input), 'r');
  expect(body({ code: 'cart-empty' })).toMatchObject({ message: 'Your cart is empty', language: 'en' });
  expect(body({ code: 'out-of-stock' })).not.toHaveProperty('language');
  expect(body({ code: 'cart-empty', message: 'Korissa ei ole mitään.' })).not.toHaveProperty('language');
  expect(body({ code: 'unavailable', message: 'Maximum stock reached', language: 'en' }).language).toBe('en');
});
