import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogger } from './logger.ts';
import { createSweepers } from './sweeper.ts';

const logger = createLogger('sweeper', 'silent');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a sweep that may have more runs again at once, any other and a failed one after its pause', async () => {
  const sweep = vi.fn<() => Promise<boolean | void>>();
  sweep.mockResolvedValueOnce(true).mockRejectedValueOnce(new Error('away')).mockResolvedValue(false);
  const sweepers = createSweepers(logger, [['test', 10_000, sweep]]);
  sweepers.nudge('test');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sweep).not.toHaveBeenCalled();
  sweepers.start();
  await vi.advanceTimersByTimeAsync(1_010);
  expect(sweep).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(sweep).toHaveBeenCalledTimes(3);
  sweepers.nudge('test');
  await vi.advanceTimersByTimeAsync(1);
  expect(sweep).toHaveBeenCalledTimes(4);
  await sweepers.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sweep).toHaveBeenCalledTimes(4);
});
