import { customerNoteSchema, text } from '@shop/contracts';
import { localDay, MAX_SEARCH } from '@shop/shop-rules';
import { parseInput, parseRestList, requireAdmin, requireFreshCode, sendCsv } from '@shop/service-kit';
import type { Express, Request } from 'express';
import { z } from 'zod';
import type { AccountDeps } from '../deps.ts';
import { customerCsvTexts as texts } from '../texts/customer-csv.ts';
import { copyCustomer } from '../use-cases/copy-own-data.ts';
import { closeAccount } from '../use-cases/close-account.ts';
import { exportCustomers } from '../use-cases/export-customers.ts';
import { getCustomer } from '../use-cases/get-account.ts';
import { listCustomers } from '../use-cases/list-accounts.ts';
import { noteCustomer } from '../use-cases/note-customer.ts';
import { customerRecord, wholeCustomer } from '../use-cases/view-customer.ts';

const PATH = '/api/admin/rest/customers';

const filterSchema = z.object({ q: text(MAX_SEARCH).optional() });

/** All accounts but the colleagues', for rights to orders. */
export function mountCustomerRoutes(app: Express, deps: AccountDeps): void {
  const about = async (request: Request<{ id: string }>) => {
    const admin = requireAdmin(request);
    return { admin, user: await getCustomer(deps, request.params.id) };
  };

  app.get(PATH, async (request, response) => {
    requireAdmin(request);
    const { filter, skip, limit } = parseRestList(request.query, filterSchema);
    const { users, total } = await listCustomers(deps, filter.q, { skip, limit });
    response.set('content-range', `customers ${skip}-${skip + Math.max(users.length - 1, 0)}/${total}`);
    response.json(users.map(customerRecord));
  });

  app.get(`${PATH}/export.csv`, async (request, response) => {
    const admin = requireAdmin(request);
    requireFreshCode(admin);
    const { filter } = parseRestList(request.query, filterSchema);
    const lines = await exportCustomers(deps, admin, filter.q);
    const name = texts.file(localDay(deps.now()));
    await sendCsv(response, { name, head: texts.columns, lines });
  });

  app.get(`${PATH}/:id`, async (request, response) => {
    const { admin, user } = await about(request);
    request.log.info({ admin: admin.id, userID: user._id }, 'an admin read a customer');
    response.json(await wholeCustomer(deps, user));
  });

  app.post(`${PATH}/:id/notes`, async (request, response) => {
    const { admin, user } = await about(request);
    const { text } = parseInput(customerNoteSchema, request.body);
    response.status(201).json(await wholeCustomer(deps, await noteCustomer(deps, user, { admin, text })));
  });

  app.get(`${PATH}/:id/copy`, async (request, response) => {
    const { admin, user } = await about(request);
    requireFreshCode(admin);
    const copy = await copyCustomer(deps, user, admin);
    response.set('cache-control', 'private, no-store');
    response.attachment(`asiakkaan-tiedot-${localDay(deps.now())}.json`).json(copy);
  });

  app.delete(`${PATH}/:id`, async (request, response) => {
    const { admin, user } = await about(request);
    requireFreshCode(admin);
    await closeAccount(deps, user, admin);
    request.log.info({ admin: admin.id, userID: user._id }, 'a customer was erased');
    response.json({ id: user._id });
  });
}
