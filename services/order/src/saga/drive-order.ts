import type { SagaDeps } from '../deps.ts';
import type { StoredOrder } from '../domain/order.ts';
import { states, type SagaState } from '../domain/saga.ts';
import { closeAttempts } from './close-attempts.ts';
import { commitStock } from './commit-stock.ts';
import { owesAnyStock, returnStock } from './return-stock.ts';
import { releaseStock } from './release-stock.ts';
import { reserveAgain } from './reserve-again.ts';

type Step = (deps: SagaDeps, order: StoredOrder) => Promise<StoredOrder>;

/**
 * What the saga's table calls the next step of an order that stands in the middle. Each is idempotent and ends in one
 * guarded write, so it does not matter who takes it, how often, or where the one before was killed.
 */
const steps: Record<NonNullable<SagaState['step']>, Step> = {
  'close-attempts': closeAttempts,
  'release-stock': releaseStock,
  'reserve-again': reserveAgain,
  'commit-stock': commitStock,
};

/** A finished order is taken on once more where pieces of its refunds are to go back on sale. */
const stepOf = (order: StoredOrder): Step | undefined => {
  const { step } = states[order.saga];
  if (step) return steps[step];
  return owesAnyStock(order) ? returnStock : undefined;
};

/**
 * Takes an order on as far as it goes.
 * @returns the order where nothing is left to do for now
 * @throws what a step threw because another service did not answer; the sweeper tries again
 */
export async function driveOrder(deps: SagaDeps, order: StoredOrder): Promise<StoredOrder> {
  let current = order;
  for (let step = stepOf(current); step; step = stepOf(current)) {
    const next = await step(deps, current);
    if (next.version === current.version) return next;
    current = next;
  }
  return current;
}
