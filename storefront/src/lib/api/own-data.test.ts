import { afterEach, expect, test, vi } from 'vitest';
import { inTime } from './own-data.ts';

afterEach(() => void vi.useRealTimers());

test('a page waits for what is its visitor’s own, and no longer than a second and a half', async () => {
  vi.useFakeTimers();
  expect(await inTime(Promise.resolve('found'))).toBe('found');
  expect(vi.getTimerCount()).toBe(0);
  const late = inTime(new Promise<string>(() => undefined));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await late).toBeNull();
});
