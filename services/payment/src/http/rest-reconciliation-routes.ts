import { parseRestList, requireAdmin } from '@shop/service-kit';
import type { Express } from 'express';
import { z } from 'zod';
import type { PaymentDeps } from '../deps.ts';
import { reconciliationView } from './reconciliation-view.ts';

const PATH = '/api/admin/rest/reconciliations';

/** The back office's list of daily reconciliations, the newest first. */
export function mountReconciliationRoutes(app: Express, { reconciliations }: PaymentDeps): void {
  app.get(PATH, async (request, response) => {
    requireAdmin(request);
    const { skip, limit } = parseRestList(request.query, z.object({}));
    const [shown, total] = await Promise.all([reconciliations.list(skip, limit), reconciliations.count()]);
    response.set('content-range', `reconciliations ${skip}-${skip + Math.max(shown.length - 1, 0)}/${total}`);
    response.json(shown.map(reconciliationView));
  });
}
