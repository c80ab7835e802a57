import { createSweeper, currentRequestId, runWithRequestId, type Sweeper } from '@shop/service-kit';
import type { PaymentDeps } from '../deps.ts';
import { passOnWebhook } from '../use-cases/pass-on-webhook.ts';

/** Half of the half minute within which a webhook that came too early has to be found. */
const EVERY_MS = 15_000;
const BATCH = 100;

/** Passes on the webhooks that came before their payment, or whose service was killed after it had kept them. */
export function createInboxSweeper(deps: PaymentDeps): Sweeper {
  const sweeper = createSweeper({
    name: 'webhook inbox',
    everyMs: EVERY_MS,
    logger: deps.logger,
    sweep: async () => {
      const due = await deps.inbox.findDue(deps.now(), BATCH);
      for (const entry of due)
        await runWithRequestId(entry.requestId ?? currentRequestId(), () => passOnWebhook(deps, entry));
      if (due.length === BATCH) sweeper.nudge();
    },
  });
  return sweeper;
}
