import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShopError } from './errors.ts';
import { createLogger } from './logger.ts';
import { createSweepers } from './sweeper.ts';

const logger = createLogger('sweeper', 'silent');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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

const logged = (level: 'info' | 'warn') => vi.spyOn(logger, level).mockImplementation(() => undefined);
const unavailable = () => Promise.reject(new ShopError({ code: 'unavailable' }));

test('a first round that another service is not ready for waits quietly, and runs as soon as it is', async () => {
  const [info, warn] = [logged('info'), logged('warn')];
  const sweep = vi.fn<() => Promise<void>>().mockResolvedValue();
  sweep.mockImplementationOnce(unavailable).mockImplementationOnce(unavailable);
  const sweepers = createSweepers(logger, [['test', 600_000, sweep]]);
  sweepers.start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sweep).toHaveBeenCalledTimes(3);
  expect([info.mock.calls.length, warn.mock.calls.length]).toEqual([1, 0]);
  sweep.mockImplementationOnce(unavailable);
  sweepers.nudge('test');
  await vi.advanceTimersByTimeAsync(1);
  expect(warn).toHaveBeenCalledTimes(1);
  await sweepers.stop();
});

test('a service that is away a minute after the start, and any other failure, is warned of', async () => {
  const warn = logged('warn');
  const sweeps = [unavailable, () => Promise.reject(new Error('broken'))].map((fails) => vi.fn(fails));
  const rows = sweeps.map((sweep, index) => [`test ${index}`, 90_000, sweep] as const);
  const sweepers = createSweepers(logger, rows);
  sweepers.start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(warn.mock.calls.map(([line]) => line)).toMatchObject([{ sweeper: 'test 1' }]);
  await vi.advanceTimersByTimeAsync(65_000);
  expect(warn.mock.calls.map(([line]) => line)).toMatchObject([{ sweeper: 'test 1' }, { sweeper: 'test 0' }]);
  await sweepers.stop();
});
