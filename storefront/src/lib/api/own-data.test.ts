import { afterEach, expect, test, vi } from 'vitest';
import { withinTimeout } from './own-data.ts';

afterEach(() => void vi.useRealTimers());

test('a page waits for what is its visitor’s own, and no longer than a second and a half', async () => {
  vi.useFakeTimers();
  expect(await withinTimeout(Promise.resolve('found'))).toBe('found');
  expect(vi.getTimerCount()).toBe(0);
  const late = withinTimeout(new Promise<string>(() => undefined));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await late).toBeNull();
});
