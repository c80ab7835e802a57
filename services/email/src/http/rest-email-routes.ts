import { text } from '@shop/contracts';
import { emailKinds, emailStatuses, MAX_SEARCH, mayDo } from '@shop/shop-rules';
import { parseRestList, requireAdmin, type InternalUser } from '@shop/service-kit';
import type { Express } from 'express';
import { z } from 'zod';
import type { EmailDeps } from '../deps.ts';
import type { StoredEmail } from '../domain/email.ts';
import { getEmail, listEmails } from '../use-cases/get-email.ts';
import { previewEmails } from '../use-cases/preview-emails.ts';
import { resendFailedEmails } from '../use-cases/resend-failed-emails.ts';
import { resendEmail } from '../use-cases/resend-email.ts';
import { emailRecord, wholeEmail } from './email-view.ts';

const PATH = '/api/admin/rest/letters';

const filterSchema = z.object({
  kind: z.enum(emailKinds).optional(),
  state: z.enum(emailStatuses).optional(),
  orderID: z.string().max(64).optional(),
  q: text(MAX_SEARCH).optional(),
});

export function mountRestEmailRoutes(app: Express, deps: EmailDeps): void {
  // Shown only to those who may open accounts anyway.
  const maySee = ({ rights }: InternalUser) =>
    deps.config.SHOP_MODE === 'demo' && mayDo(rights, { method: 'GET', path: '/api/admin/rest/accounts' });
  const viewOf = (email: StoredEmail, admin: InternalUser) =>
    wholeEmail(email, { now: deps.now(), opened: maySee(admin) });

  app.get(PATH, async (request, response) => {
    requireAdmin(request);
    const { filter, sort, skip, limit } = parseRestList(request.query, filterSchema);
    const { q: words, ...choice } = filter;
    const page = { skip, limit, ascending: sort.ascending };
    const { emails, total } = await listEmails(deps, { ...choice, words }, page);
    response.set('content-range', `letters ${skip}-${skip + Math.max(emails.length - 1, 0)}/${total}`);
    response.json(emails.map((email) => emailRecord(email, deps.now())));
  });

  app.get(`${PATH}/previews`, async (request, response) => {
    requireAdmin(request);
    response.json({ success: true, data: previewEmails(await deps.whoWrites()) });
  });

  app.get(`${PATH}/:id`, async (request, response) => {
    const admin = requireAdmin(request);
    const email = await getEmail(deps, request.params.id);
    request.log.info({ admin: admin.id, emailId: email._id }, 'an admin read an email');
    response.json(viewOf(email, admin));
  });

  app.post(`${PATH}/resend-failed`, async (request, response) => {
    const count = await resendFailedEmails(deps, requireAdmin(request));
    response.status(202).json({ success: true, data: { count } });
  });

  app.post(`${PATH}/:id/resend`, async (request, response) => {
    const admin = requireAdmin(request);
    response.status(202).json(viewOf(await resendEmail(deps, { id: request.params.id, admin }), admin));
  });
}
