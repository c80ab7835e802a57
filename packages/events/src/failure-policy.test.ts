import { ShopError } from '@shop/service-kit';
import { expect, test } from 'vitest';
import { failurePolicy } from './failure-policy.ts';
import { ATTEMPTS } from './queue-options.ts';

class MongoNetworkError extends Error {
  override name = 'MongoNetworkError';
}

test('a permanent failure becomes a dead letter at once', () => {
  expect(failurePolicy(new ShopError({ code: 'order-not-found' }), 1)).toBe('dead-letter');
  expect(failurePolicy(new ShopError({ code: 'invalid-input' }), 1)).toBe('dead-letter');
});

test('everything else is tried eight times, a lost race too', () => {
  for (const error of [
    new Error('bug'),
    new ShopError({ code: 'busy' }),
    new ShopError({ code: 'unavailable' }),
  ]) {
    expect(failurePolicy(error, 1)).toBe('retry');
    expect(failurePolicy(error, ATTEMPTS - 1)).toBe('retry');
  }
  expect(failurePolicy(new Error('bug'), ATTEMPTS)).toBe('dead-letter');
  expect(failurePolicy(new ShopError({ code: 'busy' }), ATTEMPTS)).toBe('dead-letter');
});

test('an outage never makes dead letters: the owner sends the event again', () => {
  expect(failurePolicy(new ShopError({ code: 'unavailable' }), ATTEMPTS)).toBe('send-again');
  expect(failurePolicy(new MongoNetworkError('gone'), ATTEMPTS)).toBe('send-again');
});
