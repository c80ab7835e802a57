import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPressLock } from './press-lock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('two presses within 400 ms are one, however fast the first is answered', async () => {
  const onChange = vi.fn<(isLocked: boolean) => void>();
  const work = vi.fn(() => Promise.resolve());
  const press = createPressLock(onChange);
  void press(work);
  void press(work);
  await vi.advanceTimersByTimeAsync(399);
  void press(work);
  expect(work).toHaveBeenCalledTimes(1);
  expect(onChange.mock.calls).toEqual([[true]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(onChange.mock.calls).toEqual([[true], [false]]);
  void press(work);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a press waits for a slow answer, and a failed one unlocks', async () => {
  const slow = Promise.withResolvers<void>();
  const work = vi.fn(() => slow.promise);
  const press = createPressLock(() => undefined);
  const first = press(work);
  await vi.advanceTimersByTimeAsync(5_000);
  void press(work);
  expect(work).toHaveBeenCalledTimes(1);
  slow.reject(new Error('no answer'));
  await expect(first).rejects.toThrow('no answer');
  void press(() => Promise.resolve(work()).catch(() => undefined));
  expect(work).toHaveBeenCalledTimes(2);
});
