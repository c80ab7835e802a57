import { workLineSchema, workListQuerySchema, workPlaceSchema, workStateChangeSchema } from '@shop/contracts';
import { parseInput, requireAdmin } from '@shop/service-kit';
import type { Express } from 'express';
import type { StoredOrder } from '../domain/order.ts';
import { changeWorkState, listWork, moveWork } from './change-work.ts';
import type { WorkListDeps } from './deps.ts';

const PATH = '/api/admin/rest/orders';

export function mountWorkListRoutes(app: Express, deps: WorkListDeps): void {
  app.get(`${PATH}/work`, async (request, response) => {
    requireAdmin(request);
    const { limit } = parseInput(workListQuerySchema, request.query);
    response.json({ success: true, data: await listWork(deps, limit) });
  });

  app.post(`${PATH}/:orderID/work/:line`, async (request, response) => {
    const { id, userName } = requireAdmin(request);
    const { orderID } = request.params;
    const { line } = parseInput(workLineSchema, request.params);
    const change = parseInput(workStateChangeSchema, request.body);
    const order = await changeWorkState(deps, { admin: { id, userName }, orderID, line, ...change });
    response.json({ success: true, data: changed(order) });
  });

  app.post(`${PATH}/:orderID/work/:line/place`, async (request, response) => {
    const { id, userName } = requireAdmin(request);
    const { orderID } = request.params;
    const { line } = parseInput(workLineSchema, request.params);
    const place = parseInput(workPlaceSchema, request.body);
    const order = await moveWork(deps, { admin: { id, userName }, orderID, line, ...place });
    response.json({ success: true, data: changed(order) });
  });
}

const changed = ({ packingBlock }: StoredOrder) => ({ isToPack: !packingBlock });
