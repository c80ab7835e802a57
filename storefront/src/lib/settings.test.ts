import { getSettings } from '@shop/shop-client';
import { expect, test, vi } from 'vitest';

vi.mock('../config.ts', () => ({ config: {} }));
vi.mock('./server-api.ts', () => ({ serverApi: {} }));
vi.mock('@shop/contracts/first-settings', () => ({ firstSettings: () => ({ version: 0 }) }));
vi.mock('@shop/contracts/shop-settings', () => ({
  shopSettingsSchema: { safeParse: (data: unknown) => ({ success: data !== undefined, data }) },
}));
vi.mock('@shop/shop-client', () => ({ getSettings: vi.fn() }));

test('many pages at once ask once for the settings, and no page is made of ones older than half a second', async () => {
  vi.useFakeTimers({ now: 10_000 });
  const { refreshSettings, settings } = await import('./settings.ts');
  const asked = vi.mocked(getSettings);
  const tell = (version: number) =>
    asked.mockResolvedValue({ outcome: 'ok', data: { version } } as Awaited<ReturnType<typeof getSettings>>);
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
