import { getSettings } from '@shop/shop-client';
import { beforeEach, expect, test, vi } from 'vitest';
import { logger } from './logger.ts';

vi.mock('../../config.ts', () => ({ config: {} }));
vi.mock('./server-api.ts', () => ({ serverApi: {} }));
vi.mock('./logger.ts', () => ({ logger: { error: vi.fn(), info: vi.fn() } }));
vi.mock('@shop/contracts/default-settings', () => ({
  defaultSettings: () => ({ version: 0, banner: 'ensin', hours: {} }),
}));
vi.mock('@shop/contracts/shop-settings', async () => {
  const { z } = await import('zod');
  const hours = z.object({ email: z.string(), phone: z.string() });
  return {
    shopSettingsSchema: z.object({
      version: z.int(),
      banner: z.string(),
      hours,
    }),
  };
});
vi.mock('@shop/shop-client', () => ({ getSettings: vi.fn() }));

const hours = { email: 'arkisin', phone: 'ma–pe' };
const whole = { version: 1, banner: 'uusi', hours };

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
});

test('many pages at once ask once for the settings, and no page is made of ones older than half a second', async () => {
  vi.useFakeTimers({ now: 10_000 });
  const { refreshSettings, settings } = await import('./settings.ts');
  const asked = vi.mocked(getSettings);
  const tell = (version: number) =>
    asked.mockResolvedValue({ outcome: 'ok', data: { ...whole, version } } as Awaited<
      ReturnType<typeof getSettings>
    >);
  tell(1);
  await Promise.all([refreshSettings(), refreshSettings(), refreshSettings()]);
  expect([asked.mock.calls.length, settings().version]).toEqual([1, 1]);
  tell(2);
  vi.setSystemTime(10_499);
  await refreshSettings();
  expect([asked.mock.calls.length, settings().version]).toEqual([1, 1]);
  vi.setSystemTime(10_500);
  await refreshSettings();
  expect([asked.mock.calls.length, settings().version]).toEqual([2, 2]);
  vi.useRealTimers();
});

test('a section that cannot be parsed leaves the others as answered, and is logged once until it can be', async () => {
  vi.useFakeTimers({ now: 10_000 });
  const { areSettingsLoaded, refreshSettings, settings } = await import('./settings.ts');
  const tell = async (data: unknown) => {
    vi.mocked(getSettings).mockResolvedValue({ outcome: 'ok', data } as Awaited<
      ReturnType<typeof getSettings>
    >);
    vi.advanceTimersByTime(1_000);
    await refreshSettings();
  };
  const { error, info } = vi.mocked(logger);
  await tell({ ...whole, banner: 7, hours: { email: 'arkisin' } });
  await tell({ version: 2, banner: 7, hours: { email: 'arkisin' } });
  expect(settings()).toEqual({ version: 2, banner: 'ensin', hours: {} });
  expect(areSettingsLoaded()).toBe(true);
  const unread = [
    { paths: ['data.banner', 'data.hours.phone'] },
    'some settings cannot be read, pages are made of older ones',
  ];
  expect(error.mock.calls).toEqual([unread]);
  await tell({ ...whole, hours: { email: 'arkisin' } });
  expect(settings()).toEqual({ ...whole, hours: {} });
  expect(error).toHaveBeenCalledTimes(2);
  expect(info).not.toHaveBeenCalled();
  await tell(whole);
  expect(settings()).toEqual(whole);
  expect([error.mock.calls.length, info.mock.calls.length]).toEqual([2, 1]);
  vi.useRealTimers();
});

test('settings are not loaded by a missing or an empty answer', async () => {
  vi.useFakeTimers({ now: 10_000 });
  const { areSettingsLoaded, refreshSettings } = await import('./settings.ts');
  const answers = [{ outcome: 'network' }, { outcome: 'ok' }, { outcome: 'ok', data: 'villaa' }];
  for (const answer of answers) {
    vi.mocked(getSettings).mockResolvedValue(answer as Awaited<ReturnType<typeof getSettings>>);
    vi.advanceTimersByTime(1_000);
    await refreshSettings();
    expect(areSettingsLoaded(), JSON.stringify(answer)).toBe(false);
  }
  expect(logger.error).toHaveBeenCalledExactlyOnceWith({ paths: ['data'] }, expect.any(String));
  vi.useRealTimers();
});
