import { currentRequestId, runWithRequestId } from '@shop/service-kit';
import type { PaymentDeps } from '../deps.ts';
import { passOnWebhook } from '../use-cases/pass-on-webhook.ts';

const BATCH = 100;

/** Webhooks before their payment, or of a killed process. */
export async function passOnDueWebhooks(deps: PaymentDeps): Promise<boolean> {
  const due = await deps.inbox.findDue(deps.now(), BATCH);
  for (const entry of due)
    await runWithRequestId(entry.requestId ?? currentRequestId(), () => passOnWebhook(deps, entry));
  return due.length === BATCH;
}
