import { accountEmailSchema, sentToSchema } from '@shop/contracts';
import { parseInput } from '@shop/service-kit';
import type { Express } from 'express';
import type { EmailDeps } from '../deps.ts';
import { listSentTo } from '../use-cases/list-sent-to.ts';
import { writeAccountEmail } from '../use-cases/write-account-email.ts';

/**
 * Letters with a secret link come by a call, never by an event: events are stored, travel through Redis, and end as dead
 * letters that the back office shows.
 */
export function mountInternalRoutes(app: Express, deps: EmailDeps): void {
  app.post('/internal/emails/account', async (request, response) => {
    await writeAccountEmail(deps, parseInput(accountEmailSchema, request.body));
    response.status(202).json({ success: true, data: {} });
  });

  app.post('/internal/emails/sent-to', async (request, response) => {
    const { email } = parseInput(sentToSchema, request.body);
    response.json({ success: true, data: await listSentTo(deps, email) });
  });
}
