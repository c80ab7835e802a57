import { mongo } from 'mongoose';
import { expect, test } from 'vitest';
import { errorBody, ShopError, toShopError } from './errors.ts';

test('a failure tells in which language its words are, where they are not Finnish', () => {
  const body = (input: ConstructorParameters<typeof ShopError>[0]) => errorBody(new ShopError(input), 'r');
  expect(body({ code: 'cart-empty' })).toMatchObject({ message: 'Your cart is empty', language: 'en' });
  expect(body({ code: 'out-of-stock' })).not.toHaveProperty('language');
  expect(body({ code: 'cart-empty', message: 'Korissa ei ole mitään.' })).not.toHaveProperty('language');
  expect(body({ code: 'unavailable', message: 'Maximum stock reached', language: 'en' }).language).toBe('en');
});

test.each([
  new mongo.MongoServerSelectionError('', {} as never),
  new mongo.MongoNetworkTimeoutError(''),
  new mongo.MongoNotConnectedError(''),
  new mongo.MongoServerClosedError(),
  new mongo.MongoTopologyClosedError(),
])('$name says that the database is away: 503, to be tried again', (away) => {
  expect(toShopError(away)).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
});

test('what the database refuses is a fault of the shop', () => {
  expect(toShopError(new mongo.MongoServerError({ message: 'E11000', code: 11_000 })).code).toBe('internal');
});
