import { synonymsEditSchema } from '@shop/contracts';
import { MAX_SEARCH } from '@shop/shop-rules';
import { parseInput, requireAdmin } from '@shop/service-kit';
import type { Express } from 'express';
import { z } from 'zod';
import type { SearchDeps } from './open-search.ts';
import { forgetMiss, listMisses, readSynonyms, saveSynonyms } from './search-words.ts';

const PATH = '/api/admin/rest/search';
const missSchema = z.object({ words: z.string().min(1).max(MAX_SEARCH) });

export function mountSearchWordRoutes(app: Express, deps: SearchDeps): void {
  app.get(`${PATH}/synonyms`, async (request, response) => {
    requireAdmin(request);
    response.json({ success: true, data: await readSynonyms(deps) });
  });

  app.put(`${PATH}/synonyms`, async (request, response) => {
    const admin = requireAdmin(request);
    const data = await saveSynonyms(deps, {
      edit: parseInput(synonymsEditSchema, request.body),
      by: admin.id,
    });
    request.log.info({ admin: admin.id, version: data.version }, 'the synonyms were changed');
    response.json({ success: true, message: 'Sanat on tallennettu.', data });
  });

  app.get(`${PATH}/misses`, async (request, response) => {
    requireAdmin(request);
    response.json({ success: true, data: await listMisses(deps) });
  });

  app.post(`${PATH}/misses/forget`, async (request, response) => {
    const { id: by } = requireAdmin(request);
    const { words } = parseInput(missSchema, request.body);
    await forgetMiss(deps, { words, by });
    response.json({ success: true, message: 'Haku on poistettu luettelosta.' });
  });
}
