import { createSweeper, type Sweeper } from '@shop/service-kit';
import type { PaymentDeps } from '../deps.ts';
import { reconcile } from '../use-cases/reconcile.ts';

/** How soon after midnight the new day is begun at the latest, and a day that failed tried again. */
const EVERY_MS = 15 * 60_000;

/** Reconciles the shop with both providers once a day. It runs in every process, and one of them has the day's lease. */
export function createReconcileSweeper(deps: PaymentDeps): Sweeper {
  return createSweeper({
    name: 'reconciliation',
    everyMs: EVERY_MS,
    logger: deps.logger,
    sweep: () => reconcile(deps),
  });
}
