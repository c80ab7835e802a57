import {
  orderAddressEditSchema,
  orderAlerts,
  orderEditSchema,
  orderImportSchema,
  orderNoteSchema,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
  refundRequestSchema,
} from '@shop/contracts';
import { parseInput, parseRestList, requireAdmin } from '@shop/service-kit';
import type { Express } from 'express';
import { z } from 'zod';
import type { OrderDeps } from '../deps.ts';
import { addNote, setTrackingCode } from '../use-cases/annotate-order.ts';
import { correctAddress } from '../use-cases/correct-address.ts';
import { getOrder } from '../use-cases/get-order.ts';
import { importOrders } from '../use-cases/import-orders.ts';
import { noteArrival } from '../use-cases/note-arrival.ts';
import { requestRefund } from '../use-cases/request-refund.ts';
import { tellTrail } from '../use-cases/tell-trail.ts';
import { parseSort } from './list-query.ts';
import { orderRecord } from './order-view.ts';
import { withCurrent } from './with-current.ts';

const PATH = '/api/admin/rest/orders';

const oneOrMore = <T extends z.ZodType>(item: T) =>
  z
    .union([item, z.array(item).min(1).max(200)])
    .transform((value) => (Array.isArray(value) ? value : [value]) as z.infer<T>[])
    .optional();
const date = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })])
  .transform((text) => new Date(text))
  .optional();

const filterSchema = z.object({
  id: oneOrMore(z.string().max(64)),
  orderStatus: oneOrMore(z.enum(orderStatuses)),
  paymentStatus: oneOrMore(z.enum(paymentStatuses)),
  paymentMethod: oneOrMore(z.enum(paymentMethods)),
  q: z.string().trim().max(64).optional(),
  userID: z.string().max(64).optional(),
  paymentPending: z.literal(true).optional(),
  alert: z.enum(orderAlerts).optional(),
  from: date,
  /** A plain date counts to its end. */
  to: date,
});

const dateRangeSchema = z.object({ from: date, to: date });

/** The back office's lists: bare records with an `id` and Content-Range, as ra-data-simple-rest speaks. */
export function mountRestOrderRoutes(app: Express, deps: OrderDeps): void {
  app.get(PATH, async (request, response) => {
    requireAdmin(request);
    const { filter, sort, skip, limit } = parseRestList(request.query, filterSchema);
    const { id: ids, q: words, to, ...rest } = filter;
    const { orders, total } = await deps.lists.list({
      ...rest,
      ...(ids ? { ids } : {}),
      ...(words ? { words } : {}),
      ...(to ? { to: endOf(to) } : {}),
      ...parseSort(sort.field || 'orderDate'),
      ascending: sort.ascending,
      skip,
      limit,
    });
    response.set('content-range', `orders ${skip}-${skip + Math.max(orders.length - 1, 0)}/${total}`);
    response.json(orders.map(orderRecord));
  });

  // Ids are hexadecimal, so no order is called this.
  app.get(`${PATH}/figures`, async (request, response) => {
    requireAdmin(request);
    const { from, to } = parseInput(dateRangeSchema, request.query);
    const range = { ...(from ? { from } : {}), ...(to ? { to: endOf(to) } : {}) };
    response.json({ success: true, data: await deps.sales.figures(range) });
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

  app.post(`${PATH}/:orderID/refunds`, async (request, response) => {
    const admin = requireAdmin(request);
    const asked = parseInput(refundRequestSchema, request.body);
    const { orderID } = request.params;
    const key = request.get('idempotency-key');
    const order = await requestRefund(deps, { admin, orderID, request: asked, key }).catch(
      withCurrent(deps, orderID),
    );
    response.status(201).json(orderRecord(order));
  });

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
    response.json({ success: true, data: await tellTrail(deps, request.params.orderID) });
  });

  app.get(`${PATH}/:orderID`, async (request, response) => {
    requireAdmin(request);
    response.json(orderRecord(await getOrder(deps, request.params.orderID)));
  });
}

/** Midnight means the whole day that begins with it. */
function endOf(to: Date): Date {
  const isDay = to.getTime() % 86_400_000 === 0;
  return isDay ? new Date(to.getTime() + 86_400_000) : to;
}
