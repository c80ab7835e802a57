import { accountEmailSchema, sentToSchema } from '@shop/contracts';
import { parseInput } from '@shop/service-kit';
import type { Express } from 'express';
import type { EmailDeps } from '../deps.ts';
import { listSentTo } from '../use-cases/list-sent-to.ts';
import { writeAccountEmail } from '../use-cases/write-account-email.ts';

/** Secret links come by a call: events are stored, pass through Redis and may be shown as dead letters. */
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
