import { text } from '@shop/contracts';
import { localDay, MAX_SEARCH } from '@shop/shop-rules';
import { parseRestList, requireAdmin, requireFreshCode, sendCsv } from '@shop/service-kit';
import type { Express } from 'express';
import { z } from 'zod';
import type { BackOfficeDeps } from './deps.ts';
import { buyerLines, orderLines } from './export-lines.ts';
import { orderCsvTexts as texts } from './texts/order-csv.ts';
import { parseSort } from '../http/list-query.ts';
import { choiceOf, orderFilterSchema } from './order-choice.ts';

const buyerFilterSchema = z.object({ q: text(MAX_SEARCH).optional() });

export function mountOrderExportRoutes(app: Express, deps: BackOfficeDeps): void {
  const today = () => localDay(deps.now());

  // Ids are hexadecimal, so no order has this one.
  app.get('/api/admin/rest/orders/export.csv', async (request, response) => {
    const admin = requireAdmin(request);
    requireFreshCode(admin);
    const { filter, sort } = parseRestList(request.query, orderFilterSchema);
    const order = { ...parseSort(sort.field || 'orderDate'), ascending: sort.ascending };
    const lines = orderLines(deps, { ...choiceOf(filter), ...order });
    await deps.auditLog.during({ kind: 'orders-exported', by: admin.id }, () =>
      sendCsv(response, { name: texts.ordersFile(today()), head: texts.orders, lines }),
    );
  });

  app.get('/api/admin/rest/customers-orders/without-account/export.csv', async (request, response) => {
    const admin = requireAdmin(request);
    requireFreshCode(admin);
    const { filter } = parseRestList(request.query, buyerFilterSchema);
    const lines = buyerLines(deps, filter.q ?? '');
    await deps.auditLog.during({ kind: 'buyers-exported', by: admin.id }, () =>
      sendCsv(response, { name: texts.buyersFile(today()), head: texts.buyers, lines }),
    );
  });
}
