import { emailTextChangeSchema, emailTextEditSchema, emailTextResetSchema } from '@shop/contracts';
import { parseInput, requireAdmin, ShopError } from '@shop/service-kit';
import { emailTextIds, type EmailTextId } from '@shop/shop-rules';
import type { Express } from 'express';
import type { EmailTextDeps } from './deps.ts';
import { listEmailTexts, previewEmailText, resetEmailText, saveEmailText } from './email-texts.ts';

const PATH = '/api/admin/rest/letters/texts';

export function mountEmailTextRoutes(app: Express, deps: EmailTextDeps): void {
  app.get(PATH, async (request, response) => {
    requireAdmin(request);
    response.json({ success: true, data: await listEmailTexts(deps) });
  });

  app.get(`${PATH}/:id/preview`, async (request, response) => {
    requireAdmin(request);
    const id = idOf(request.params.id);
    const edit = parseInput(emailTextEditSchema, request.query);
    response.json({ success: true, data: await previewEmailText(deps, { id, edit }) });
  });

  app.put(`${PATH}/:id`, async (request, response) => {
    const admin = requireAdmin(request);
    const id = idOf(request.params.id);
    const { version, ...edit } = parseInput(emailTextChangeSchema, request.body);
    response.json({ success: true, data: await saveEmailText(deps, { id, edit, version, admin }) });
  });

  app.delete(`${PATH}/:id`, async (request, response) => {
    const admin = requireAdmin(request);
    const id = idOf(request.params.id);
    const { version } = parseInput(emailTextResetSchema, request.query);
    response.json({ success: true, data: await resetEmailText(deps, { id, version, admin }) });
  });
}

function idOf(name: string): EmailTextId {
  const id = emailTextIds.find((known) => known === name);
  if (!id) throw new ShopError({ code: 'not-found' });
  return id;
}
