import { shopSettingsEditSchema, type ServiceSettings, type ShopSettings } from '@shop/contracts';
import { parseInput, requireAdmin, requireFreshCode } from '@shop/service-kit';
import type { Express } from 'express';
import { changeSettings } from './change-settings.ts';
import type { SettingsDeps } from './open-settings.ts';
import { readSettings, shownSettings } from './shown-settings.ts';

const PATH = '/api/admin/rest/settings';

export function mountSettingsRoutes(app: Express, deps: SettingsDeps): void {
  app.get('/api/shop/settings', async (_request, response) => {
    response.json({ success: true, data: await shownSettings(deps) });
  });

  app.get(PATH, async (request, response) => {
    requireAdmin(request);
    response.json({ success: true, data: await readSettings(deps) });
  });

  app.put(PATH, async (request, response) => {
    const owner = requireAdmin(request);
    requireFreshCode(owner);
    const edit = parseInput(shopSettingsEditSchema, request.body);
    const data = await changeSettings(deps, { edit, owner });
    request.log.info({ admin: owner.id, version: data.version }, 'the shop’s settings were changed');
    response.json({ success: true, message: 'Asetukset on tallennettu.', data });
  });
}

export function mountInternalSettings(app: Express, deps: SettingsDeps): void {
  app.get('/internal/settings', async ({ query }, response) => {
    const settings = await shownSettings(deps);
    response.json({ success: true, data: query['texts'] === 'none' ? withoutTexts(settings) : settings });
  });
}

function withoutTexts(settings: ShopSettings): ServiceSettings {
  const { banner: _banner, hours: _hours, home: _home, ...others } = settings;
  const { story: _story, questions: _questions, ...kept } = others;
  return kept;
}
