import { expect, test } from 'vitest';
import { lookAgain } from './letter-queue.ts';

test('letters are looked at again while one waits to be sent, or the first is still to be written', () => {
  expect(lookAgain([{ state: 'sent' }, { state: 'queued' }])).toBeGreaterThan(0);
  expect(lookAgain([], true)).toBeGreaterThan(0);
  expect(lookAgain(undefined, true)).toBeGreaterThan(0);
  expect(lookAgain([{ state: 'sent' }], true)).toBe(false);
  expect(lookAgain([])).toBe(false);
});
