import { defaultSettings } from '@shop/contracts/default-settings';
import { ownVersions } from '@shop/shop-rules/terms';
import { createApiClient } from '@shop/shop-client';
import { afterEach, expect, test, vi } from 'vitest';
import { config } from '../../config.ts';
import { findLegalPage } from './legal-version.ts';
import { settings } from '../api/settings.ts';

// The platform's fetch can be stubbed.
vi.mock('../api/server-api.ts', () => ({ serverApi: createApiClient() }));
vi.mock('../api/settings.ts', () => ({ settings: vi.fn() }));

afterEach(() => void vi.unstubAllGlobals());

test('a version that only a newer catalogue knows shows this server’s newest built-in text', async () => {
  const first = defaultSettings(config);
  const legal = { ...first.legal, privacy: '2199-01-01' };
  vi.mocked(settings).mockReturnValue({ ...first, legal });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: false }, { status: 404 })));
  const page = (query = '') => findLegalPage('privacy', new URL(`https://shop.example/shop/privacy${query}`));
  const shown = await page();
  expect(shown?.parts.length).toBeGreaterThan(3);
  const [year, month, day] = ownVersions.privacy[0].split('-').map(Number);
  expect(shown?.updated).toContain(`${day}.${month}.${year}`);
  expect(await page('?versio=2198-01-01')).toBeNull();
});
