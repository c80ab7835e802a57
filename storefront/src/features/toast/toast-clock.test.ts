import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startClock } from './toast-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a toast’s time runs out once [spec-93]', () => {
  const onEnd = vi.fn<() => void>();
  startClock(4_000, onEnd);
  vi.advanceTimersByTime(3_999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('the clock stands still while it is held, and goes on where it was', () => {
  const onEnd = vi.fn<() => void>();
  const clock = startClock(4_000, onEnd);
  vi.advanceTimersByTime(3_000);
  clock.hold();
  clock.hold();
  vi.advanceTimersByTime(60_000);
  clock.run();
  vi.advanceTimersByTime(999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a stopped clock never ends', () => {
  const onEnd = vi.fn<() => void>();
  startClock(4_000, onEnd).stop();
  vi.advanceTimersByTime(10_000);
  expect(onEnd).not.toHaveBeenCalled();
});
