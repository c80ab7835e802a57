import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { mayRetry } from './query-client.ts';

test('a lost connection and a failing server are asked again, twice', () => {
  expect(mayRetry(0, new HttpError('', 0))).toBe(true);
  expect(mayRetry(1, new HttpError('', 503))).toBe(true);
  expect(mayRetry(2, new HttpError('', 503))).toBe(false);
});

test('a clear no is not asked again', () => {
  expect(mayRetry(0, new HttpError('', 404))).toBe(false);
});
