import type { Reconciliation } from '@shop/contracts';
import { parseRestList, requireAdmin } from '@shop/service-kit';
import type { Express } from 'express';
import { z } from 'zod';
import type { PaymentDeps } from '../deps.ts';
import type { StoredReconciliation } from '../domain/reconciliation.ts';
import { listReconciliations } from '../use-cases/list-reconciliations.ts';

const PATH = '/api/admin/rest/reconciliations';

export function mountReconciliationRoutes(app: Express, deps: PaymentDeps): void {
  app.get(PATH, async (request, response) => {
    requireAdmin(request);
    const { skip, limit } = parseRestList(request.query, z.object({}));
    const { shown, total } = await listReconciliations(deps, { skip, limit });
    response.set('content-range', `reconciliations ${skip}-${skip + Math.max(shown.length - 1, 0)}/${total}`);
    response.json(shown.map(reconciliationView));
  });
}

function reconciliationView(stored: StoredReconciliation): Reconciliation {
  const { _id: id, finishedAt, charges = 0, refunds = 0, disputes = 0, takenIn = 0, ...rest } = stored;
  const { differences = [], failure = '' } = rest;
  return {
    id,
    finishedAt: finishedAt?.toISOString() ?? null,
    charges,
    refunds,
    disputes,
    takenIn,
    differences,
    failure,
  };
}
