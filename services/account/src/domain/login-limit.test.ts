import { expect, test } from 'vitest';
import { FAILURE_WINDOW_MS, waitAfterFailures } from './login-limit.ts';

test('the first five mistakes cost nothing, then the pause doubles up to the window', () => {
  expect([0, 4, 5, 6, 7].map((count) => waitAfterFailures(count, 'production'))).toEqual([
    0, 0, 15_000, 30_000, 60_000,
  ]);
  expect(waitAfterFailures(500, 'production')).toBe(FAILURE_WINDOW_MS);
});

test('somebody who tries the shop at home is not locked out, and limits can be off', () => {
  expect(waitAfterFailures(49, 'local')).toBe(0);
  expect(waitAfterFailures(50, 'local')).toBe(15_000);
  expect(waitAfterFailures(1_000_000, 'off')).toBe(0);
});
