import { shopSettingsEditSchema, type SettingsRecord, type ShopSettings } from '@shop/contracts';
import { parseInput, requireAdmin, requireFreshCode } from '@shop/service-kit';
import type { Express } from 'express';
import type { CatalogDeps } from '../deps.ts';
import { changeSettings } from './change-settings.ts';
import { shownSettings } from './shown-settings.ts';

const PATH = '/api/admin/rest/settings';

/** The shop's settings: what everybody may read, and what the owner changes. */
export function mountSettingsRoutes(app: Express, deps: CatalogDeps): void {
  const { pickUpCarriers } = deps;
  const recordOf = (settings: ShopSettings): SettingsRecord => ({ ...settings, pickUpCarriers });

  app.get('/api/shop/settings', async (_request, response) => {
    response.json({ success: true, data: await shownSettings(deps) });
  });

  app.get(PATH, async (request, response) => {
    requireAdmin(request);
    response.json({ success: true, data: recordOf(await deps.settingsCache.get()) });
  });

  app.put(PATH, async (request, response) => {
    const owner = requireAdmin(request);
    requireFreshCode(owner);
    const edit = parseInput(shopSettingsEditSchema, request.body);
    const data = await changeSettings(deps, { edit, owner });
    request.log.info({ admin: owner.id, version: data.version }, 'the shop’s settings were changed');
    response.json({ success: true, message: 'Asetukset on tallennettu.', data: recordOf(data) });
  });
}
