import {
  legalDraftEditSchema,
  legalPageSchema,
  legalPublishSchema,
  legalVersionSchema,
} from '@shop/contracts';
import type { LegalPageId } from '@shop/shop-rules';
import { parseInput, requireAdmin, requireFreshCode, ShopError } from '@shop/service-kit';
import type { Express } from 'express';
import {
  publishLegalDraft,
  readLegalVersion,
  saveLegalDraft,
  readLegalPage,
  type LegalTextsDeps,
} from './legal-texts.ts';

const PATH = '/api/admin/rest/legal/:page';

export function mountLegalRoutes(app: Express, deps: LegalTextsDeps): void {
  app.get('/api/shop/legal/:page/:version', async (request, response) => {
    const version = legalVersionSchema.safeParse(request.params.version);
    if (!version.success) throw new ShopError({ code: 'not-found' });
    const data = await readLegalVersion(deps, pageOf(request.params.page), version.data);
    response.json({ success: true, data });
  });

  app.get(PATH, async (request, response) => {
    requireAdmin(request);
    response.json({ success: true, data: await readLegalPage(deps, pageOf(request.params.page)) });
  });

  app.put(`${PATH}/draft`, async (request, response) => {
    const owner = requireAdmin(request);
    const page = pageOf(request.params.page);
    const edit = parseInput(legalDraftEditSchema, request.body);
    const data = await saveLegalDraft(deps, { page, edit, owner });
    response.json({ success: true, message: 'Luonnos on tallennettu.', data });
  });

  app.post(`${PATH}/publish`, async (request, response) => {
    const owner = requireAdmin(request);
    requireFreshCode(owner);
    const page = pageOf(request.params.page);
    const { seen } = parseInput(legalPublishSchema, request.body);
    const data = await publishLegalDraft(deps, { page, seen, owner });
    request.log.info(
      { admin: owner.id, page, version: data.versions[0]?.version },
      'a legal page was published',
    );
    response.json({ success: true, message: 'Uusi versio on julkaistu.', data });
  });
}

function pageOf(name: string | undefined): LegalPageId {
  const page = legalPageSchema.safeParse(name);
  if (!page.success) throw new ShopError({ code: 'not-found' });
  return page.data;
}
