import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentProvider } from '@shop/contracts';
import { toShopError, withRequestId } from '@shop/service-kit';
import type { PaymentDeps } from '../deps.ts';
import { newInboxEntry, passedOn } from '../domain/inbox-entry.ts';
import { knownOutcome } from './known-outcome.ts';
import { resolveWebhook } from './pass-on-webhook.ts';

type WebhookInput = { provider: PaymentProvider; body: Buffer; headers: IncomingHttpHeaders };

/**
 * Stored once per event. The contents are not trusted; the worker asks the provider.
 * @throws `bad-signature`, or `payment-unknown` if it could not be verified
 */
export async function handleWebhook(
  deps: PaymentDeps,
  { provider, body, headers }: WebhookInput,
): Promise<void> {
  const note = await knownOutcome(() => deps.providers[provider].readWebhook(body, headers)).catch(
    (err: unknown) => {
      // The body is untrusted: never log it.
      deps.logger.warn(
        { provider, bytes: body.length, code: toShopError(err).code },
        'a webhook was refused',
      );
      throw err;
    },
  );
  const entry = withRequestId(newInboxEntry(provider, note, deps.now()));
  const resolved = entry.state === 'new' ? await resolveWebhook(deps, entry) : null;
  // One write, so that the relay sends the report after a crash.
  const isNew = await deps.inbox.insert(resolved ? passedOn(entry) : entry, resolved?.report);
  deps.logger.info(
    { webhook: entry._id, type: note.type, paymentId: note.paymentId, isNew },
    'a webhook came',
  );
  if (isNew && resolved?.report) deps.events.relay.send(resolved.report);
}
