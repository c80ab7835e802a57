import { text } from '@shop/contracts';
import { MAX_SEARCH } from '@shop/shop-rules';
import { parseInput, parseRestList, requireAdmin } from '@shop/service-kit';
import type { Express } from 'express';
import { z } from 'zod';
import type { BackOfficeDeps } from './deps.ts';
import { listAccountlessBuyers, readBuyerFigures } from './read-lists.ts';

const PATH = '/api/admin/rest/customers-orders';

const idsSchema = z.object({
  ids: z
    .string()
    .max(2_600)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.string().max(64)).max(100)),
});
const filterSchema = z.object({ q: text(MAX_SEARCH).optional() });

export function mountBuyerFiguresRoutes(app: Express, deps: BackOfficeDeps): void {
  app.get(`${PATH}/figures`, async (request, response) => {
    requireAdmin(request);
    const { ids } = parseInput(idsSchema, request.query);
    response.json({ success: true, data: await readBuyerFigures(deps, ids) });
  });

  app.get(`${PATH}/without-account`, async (request, response) => {
    requireAdmin(request);
    const { filter, skip, limit } = parseRestList(request.query, filterSchema);
    const { buyers, total } = await listAccountlessBuyers(deps, filter.q ?? '', { skip, limit });
    response.set('content-range', `buyers ${skip}-${skip + Math.max(buyers.length - 1, 0)}/${total}`);
    response.json(buyers);
  });
}
