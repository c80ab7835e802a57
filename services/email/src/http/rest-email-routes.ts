import { text } from '@shop/contracts';
import { letterKinds, letterStates, MAX_SEARCH, mayDo } from '@shop/shop-rules';
import { parseRestList, requireAdmin, type InsideUser } from '@shop/service-kit';
import type { Express } from 'express';
import { z } from 'zod';
import type { LettersDeps } from '../deps.ts';
import type { StoredLetter } from '../domain/email.ts';
import { getLetter } from '../use-cases/get-email.ts';
import { previewLetters } from '../use-cases/preview-emails.ts';
import { resendFailedLetters } from '../use-cases/resend-failed-emails.ts';
import { resendLetter } from '../use-cases/resend-email.ts';
import { letterRecord, wholeLetter } from './email-view.ts';

const PATH = '/api/admin/rest/letters';

const filterSchema = z.object({
  kind: z.enum(letterKinds).optional(),
  state: z.enum(letterStates).optional(),
  orderID: z.string().max(64).optional(),
  q: text(MAX_SEARCH).optional(),
});

/** The back office's letters, as ra-data-simple-rest speaks. */
export function mountRestLetterRoutes(app: Express, deps: LettersDeps): void {
  // A link opens an account, or the back office: it is shown to whoever may open those anyway.
  const maySee = ({ rights }: InsideUser) =>
    deps.config.SHOP_MODE === 'demo' && mayDo(rights, { method: 'GET', path: '/api/admin/rest/accounts' });
  const viewOf = (letter: StoredLetter, admin: InsideUser) =>
    wholeLetter(letter, { now: deps.now(), opened: maySee(admin) });

  app.get(PATH, async (request, response) => {
    requireAdmin(request);
    const { filter, sort, skip, limit } = parseRestList(request.query, filterSchema);
    const { q: words, ...choice } = filter;
    const page = { skip, limit, ascending: sort.ascending };
    const { letters, total } = await deps.letters.list({ ...choice, words }, page);
    response.set('content-range', `letters ${skip}-${skip + Math.max(letters.length - 1, 0)}/${total}`);
    response.json(letters.map((letter) => letterRecord(letter, deps.now())));
  });

  // A letter's id begins with its event's, so none is called this.
  app.get(`${PATH}/previews`, async (request, response) => {
    requireAdmin(request);
    response.json({ success: true, data: previewLetters(await deps.whoWrites()) });
  });

  app.get(`${PATH}/:id`, async (request, response) => {
    const admin = requireAdmin(request);
    const letter = await getLetter(deps, request.params.id);
    request.log.info({ admin: admin.id, letter: letter._id }, 'an admin read a letter');
    response.json(viewOf(letter, admin));
  });

  app.post(`${PATH}/resend-failed`, async (request, response) => {
    const count = await resendFailedLetters(deps, requireAdmin(request));
    response.status(202).json({ success: true, data: { count } });
  });

  app.post(`${PATH}/:id/resend`, async (request, response) => {
    const admin = requireAdmin(request);
    response.status(202).json(viewOf(await resendLetter(deps, { id: request.params.id, admin }), admin));
  });
}
