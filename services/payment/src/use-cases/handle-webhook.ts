import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentProvider } from '@shop/contracts';
import { toShopError, withRequestId } from '@shop/service-kit';
import type { PaymentDeps } from '../deps.ts';
import { newInboxEntry, passedOn } from '../domain/inbox-entry.ts';
import { knownOutcome } from './known-outcome.ts';
import { resolveWebhook } from './pass-on-webhook.ts';

type WebhookInput = { provider: PaymentProvider; body: Buffer; headers: IncomingHttpHeaders };

/**
 * Verifies a webhook and stores it once per event. Its contents are not trusted; it makes the worker ask the provider.
 * @throws ShopError `bad-signature`; `payment-unknown` if the signature could not be checked, so that the provider
 * retries
 */
export async function handleWebhook(
  deps: PaymentDeps,
  { provider, body, headers }: WebhookInput,
): Promise<void> {
  const note = await knownOutcome(() => deps.providers[provider].readWebhook(body, headers)).catch(
    (err: unknown) => {
      // Never log the body: it is untrusted.
      deps.logger.warn(
        { provider, bytes: body.length, code: toShopError(err).code },
        'a webhook was refused',
      );
      throw err;
    },
  );
  const entry = withRequestId(newInboxEntry(provider, note, deps.now()));
  const resolved = entry.state === 'new' ? await resolveWebhook(deps, entry) : null;
  // Stored together with its report, so that the relay sends it after a crash.
  const isNew = await deps.inbox.insert(resolved ? passedOn(entry) : entry, resolved?.report);
  deps.logger.info(
    { webhook: entry._id, type: note.type, paymentId: note.paymentId, isNew },
    'a webhook came',
  );
  if (isNew && resolved?.report) deps.events.relay.send(resolved.report);
}
