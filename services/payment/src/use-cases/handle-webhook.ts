import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentProvider } from '@shop/contracts';
import { toShopError, withRequestId } from '@shop/service-kit';
import type { PaymentDeps } from '../deps.ts';
import { newInboxEntry, passedOn } from '../domain/inbox-entry.ts';
import { knownOutcome } from './known-outcome.ts';
import { resolveWebhook } from './pass-on-webhook.ts';

type WebhookInput = { provider: PaymentProvider; body: Buffer; headers: IncomingHttpHeaders };

/**
 * Takes a webhook: checks that the provider has sent it and keeps it, once for each event. What it says is not
 * believed; it only makes the worker ask the provider.
 * @throws ShopError `bad-signature`; `payment-unknown` when the signature could not be checked, so that the
 *   provider sends it again
 */
export async function handleWebhook(
  deps: PaymentDeps,
  { provider, body, headers }: WebhookInput,
): Promise<void> {
  const note = await knownOutcome(() => deps.providers[provider].readWebhook(body, headers)).catch(
    (err: unknown) => {
      // Nothing of the body, which is anybody's words.
      deps.logger.warn(
        { provider, bytes: body.length, code: toShopError(err).code },
        'a webhook was refused',
      );
      throw err;
    },
  );
  const entry = withRequestId(newInboxEntry(provider, note, deps.now()));
  const resolved = entry.state === 'new' ? await resolveWebhook(deps, entry) : null;
  // Kept and passed on by one write: what a crash leaves behind, the relay sends.
  const isNew = await deps.inbox.insert(resolved ? passedOn(entry) : entry, resolved?.report);
  deps.logger.info(
    { webhook: entry._id, type: note.type, paymentId: note.paymentId, isNew },
    'a webhook came',
  );
  if (isNew && resolved?.report) deps.events.relay.send(resolved.report);
}
