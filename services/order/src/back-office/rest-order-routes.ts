import {
  orderAddressEditSchema,
  orderEditSchema,
  orderImportSchema,
  orderNoteSchema,
  paidElsewhereSchema,
  refundRequestSchema,
  type RefundRequest,
} from '@shop/contracts';
import { parseInput, parseRestList, requireAdmin } from '@shop/service-kit';
import type { Express, Request } from 'express';
import { z } from 'zod';
import type { BackOfficeDeps } from './deps.ts';
import { listOrders, readSales } from './read-lists.ts';
import { addNote, setTrackingCode } from './annotate-order.ts';
import { correctAddress } from './correct-address.ts';
import { getOrder } from '../use-cases/get-order.ts';
import { importOrders } from './import-orders.ts';
import { noteArrival } from './note-arrival.ts';
import { requestRefund } from '../use-cases/refunds/request-refund.ts';
import { readTimeline } from './timeline.ts';
import { parseSort } from '../http/list-query.ts';
import { choiceOf, dateRange, orderFilterSchema } from './order-choice.ts';
import { orderRecord } from '../http/order-view.ts';
import { withCurrent } from '../http/with-current.ts';

const PATH = '/api/admin/rest/orders';

const dateRangeSchema = z.object(dateRange);

/** Records with `id` and Content-Range, as ra-data-simple-rest expects. */
export function mountRestOrderRoutes(app: Express, deps: BackOfficeDeps): void {
  app.get(PATH, async (request, response) => {
    requireAdmin(request);
    const { filter, sort, skip, limit } = parseRestList(request.query, orderFilterSchema);
    const { orders, total } = await listOrders(deps, {
      ...choiceOf(filter),
      ...parseSort(sort.field || 'orderDate'),
      ascending: sort.ascending,
      skip,
      limit,
    });
    response.set('content-range', `orders ${skip}-${skip + Math.max(orders.length - 1, 0)}/${total}`);
    response.json(orders.map(orderRecord));
  });

  // Ids are hexadecimal, so no order has this one.
  app.get(`${PATH}/figures`, async (request, response) => {
    requireAdmin(request);
    const range = parseInput(dateRangeSchema, request.query);
    response.json({ success: true, data: await readSales(deps, range) });
  });

  app.post(`${PATH}/import`, async (request, response) => {
    const admin = requireAdmin(request);
    const { orders } = parseInput(orderImportSchema, request.body);
    response.status(201).json({ success: true, data: await importOrders(deps, { admin, orders }) });
  });

  app.post(`${PATH}/:orderID/notes`, async (request, response) => {
    const admin = requireAdmin(request);
    const { text } = parseInput(orderNoteSchema, request.body);
    const { orderID } = request.params;
    response.status(201).json(orderRecord(await addNote(deps, { admin, orderID, text })));
  });

  // Two paths, so that money paid elsewhere is never sent by mistake.
  const refundPaths = { refunds: refundRequestSchema, 'refunds/elsewhere': paidElsewhereSchema };
  for (const [path, schema] of Object.entries(refundPaths)) {
    app.post(`${PATH}/:orderID/${path}`, async (request: Request<{ orderID: string }>, response) => {
      const admin = requireAdmin(request);
      const refund: RefundRequest = parseInput(schema, request.body);
      const { orderID } = request.params;
      const key = request.get('idempotency-key');
      const order = await requestRefund(deps, { admin, orderID, request: refund, key }).catch(
        withCurrent(deps, orderID),
      );
      response.status(201).json(orderRecord(order));
    });
  }

  app.post(`${PATH}/:orderID/withdrawals/:id/arrived`, async (request, response) => {
    const admin = requireAdmin(request);
    const { orderID, id } = request.params;
    response.json(orderRecord(await noteArrival(deps, { admin, orderID, id })));
  });

  app.put(`${PATH}/:orderID`, async (request, response) => {
    const admin = requireAdmin(request);
    const edit = parseInput(orderEditSchema, request.body);
    const { orderID } = request.params;
    const order = await setTrackingCode(deps, { admin, orderID, ...edit }).catch(withCurrent(deps, orderID));
    response.json(orderRecord(order));
  });

  app.put(`${PATH}/:orderID/address`, async (request, response) => {
    const admin = requireAdmin(request);
    const edit = parseInput(orderAddressEditSchema, request.body);
    const { orderID } = request.params;
    const order = await correctAddress(deps, { admin, orderID, edit }).catch(withCurrent(deps, orderID));
    response.json(orderRecord(order));
  });

  app.get(`${PATH}/:orderID/trail`, async (request, response) => {
    requireAdmin(request);
    response.json({ success: true, data: await readTimeline(deps, request.params.orderID) });
  });

  app.get(`${PATH}/:orderID`, async (request, response) => {
    requireAdmin(request);
    response.json(orderRecord(await getOrder(deps, request.params.orderID)));
  });
}
