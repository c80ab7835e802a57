import type { SagaDeps } from '../deps.ts';
import type { StoredOrder } from '../domain/order.ts';
import { states, type SagaState } from '../domain/saga.ts';
import { closeAttempts } from './close-attempts.ts';
import { commitStock } from './commit-stock.ts';
import { owesAnyStock, returnStock } from './return-stock.ts';
import { releaseStock } from './release-stock.ts';
import { reserveAgain } from './reserve-again.ts';

type Step = (deps: SagaDeps, order: StoredOrder) => Promise<StoredOrder>;

/** Every step is idempotent and ends in one guarded write, so any process may repeat it. */
const steps: Record<NonNullable<SagaState['step']>, Step> = {
  'close-attempts': closeAttempts,
  'release-stock': releaseStock,
  'reserve-again': reserveAgain,
  'commit-stock': commitStock,
};

/** A finished order may still owe stock for its refunds. */
const stepOf = (order: StoredOrder): Step | undefined => {
  const { step } = states[order.saga];
  if (step) return steps[step];
  return owesAnyStock(order) ? returnStock : undefined;
};

/** The sweeper retries what a step throws. */
export async function driveOrder(deps: SagaDeps, order: StoredOrder): Promise<StoredOrder> {
  let current = order;
  for (let step = stepOf(current); step; step = stepOf(current)) {
    const next = await step(deps, current);
    if (next.version === current.version) return next;
    current = next;
  }
  return current;
}
