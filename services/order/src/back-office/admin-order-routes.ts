import { orderStatusChangeSchema } from '@shop/contracts';
import { inEnglish } from '@shop/shop-rules';
import { parseInput, requireAdmin } from '@shop/service-kit';
import type { Express } from 'express';
import type { BackOfficeDeps } from './deps.ts';
import { listOrders } from './read-lists.ts';
import { changeStatus } from './change-status.ts';
import { getOrder } from '../use-cases/get-order.ts';
import { parseListQuery } from '../http/list-query.ts';
import { adminOrderView } from '../http/order-view.ts';
import { withCurrent } from '../http/with-current.ts';

export function mountAdminOrderRoutes(app: Express, deps: BackOfficeDeps): void {
  app.get('/api/admin/purchase-list/get', async (request, response) => {
    requireAdmin(request);
    const { orders, total } = await listOrders(deps, parseListQuery(request.query));
    response.json({ success: true, data: orders.map(adminOrderView), total });
  });

  app.get('/api/admin/purchase-list/details/:orderID', async (request, response) => {
    requireAdmin(request);
    response.json({ success: true, data: adminOrderView(await getOrder(deps, request.params.orderID)) });
  });

  app.put('/api/admin/purchase-list/change/:orderID', async (request, response) => {
    const admin = requireAdmin(request);
    const { orderID } = request.params;
    const input = parseInput(orderStatusChangeSchema, request.body);
    const order = await changeStatus(deps, { admin, orderID, ...input }).catch(withCurrent(deps, orderID));
    response.json({ success: true, ...inEnglish('Status has been changed:)'), data: adminOrderView(order) });
  });
}
