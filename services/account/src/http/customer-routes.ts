import { customerNoteSchema, text } from '@shop/contracts';
import { localDay, MAX_SEARCH } from '@shop/shop-rules';
import {
  parseInput,
  parseRestList,
  requireAdmin,
  requireFreshCode,
  sendCsv,
  ShopError,
} from '@shop/service-kit';
import type { Express, Request } from 'express';
import { z } from 'zod';
import type { AccountDeps } from '../deps.ts';
import { customerCsvTexts as texts } from '../texts/customer-csv.ts';
import { copyOwnData } from '../use-cases/copy-own-data.ts';
import { deleteAccount } from '../use-cases/delete-account.ts';
import { customerLines } from '../use-cases/export-customers.ts';
import { newAct } from '../use-cases/new-act.ts';
import { noteCustomer } from '../use-cases/note-customer.ts';
import { customerRecord, wholeCustomer } from '../use-cases/view-customer.ts';

const PATH = '/api/admin/rest/customers';

const filterSchema = z.object({ q: text(MAX_SEARCH).optional() });

/** The customers as whoever handles orders looks after them: everybody with an account but the colleagues. */
export function mountCustomerRoutes(app: Express, deps: AccountDeps): void {
  const about = async (request: Request<{ id: string }>) => {
    const admin = requireAdmin(request);
    const user = await deps.users.find(request.params.id);
    if (user?.role !== 'customer') throw new ShopError({ code: 'account-not-found' });
    return { admin, user };
  };

  app.get(PATH, async (request, response) => {
    requireAdmin(request);
    const { filter, skip, limit } = parseRestList(request.query, filterSchema);
    const choice = { role: 'customer' as const, words: filter.q };
    const { users, total } = await deps.users.page(choice, { skip, limit });
    response.set('content-range', `customers ${skip}-${skip + Math.max(users.length - 1, 0)}/${total}`);
    response.json(users.map(customerRecord));
  });

  // Ids are hexadecimal, so nobody is called this.
  app.get(`${PATH}/export.csv`, async (request, response) => {
    const admin = requireAdmin(request);
    requireFreshCode(admin);
    const { filter } = parseRestList(request.query, filterSchema);
    // Written down before the first line leaves.
    await deps.acts.add(
      admin.id,
      newAct({ kind: 'customers-exported', by: admin.id, about: '' }, deps.now()),
    );
    deps.recorder.nudge();
    const lines = customerLines(deps, filter.q);
    const name = texts.file(localDay(deps.now()));
    await sendCsv(response, { name, head: texts.columns, lines });
  });

  app.get(`${PATH}/:id`, async (request, response) => {
    const { admin, user } = await about(request);
    request.log.info({ admin: admin.id, userID: user._id }, 'somebody looked at a customer');
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
    const copy = await copyOwnData(deps, user, '');
    const act = newAct({ kind: 'customer-copied', by: admin.id, about: user._id }, deps.now());
    await deps.acts.add(user._id, act);
    deps.recorder.nudge();
    response.set('cache-control', 'private, no-store');
    response.attachment(`asiakkaan-tiedot-${localDay(deps.now())}.json`).json(copy);
  });

  app.delete(`${PATH}/:id`, async (request, response) => {
    const { admin, user } = await about(request);
    requireFreshCode(admin);
    await deleteAccount(deps, user, admin.id);
    deps.finisher.nudge();
    request.log.info({ admin: admin.id, userID: user._id }, 'a customer was erased');
    response.json({ id: user._id });
  });
}
