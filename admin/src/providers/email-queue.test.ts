import { expect, test } from 'vitest';
import { refetchInterval } from './email-queue.ts';

test('emails are fetched again while one is queued, or the first is still to be written', () => {
  expect(refetchInterval([{ state: 'sent' }, { state: 'queued' }])).toBeGreaterThan(0);
  expect(refetchInterval([], true)).toBeGreaterThan(0);
  expect(refetchInterval(undefined, true)).toBeGreaterThan(0);
  expect(refetchInterval([{ state: 'sent' }], true)).toBe(false);
  expect(refetchInterval([])).toBe(false);
});
