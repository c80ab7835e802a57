import type { OrderDeps } from '../deps.ts';
import type { Saga, StoredOrder } from '../domain/order.ts';
import { closeAttempts } from './close-attempts.ts';
import { commitStock } from './commit-stock.ts';
import { releaseStock } from './release-stock.ts';
import { reserveAgain } from './reserve-again.ts';

type Step = (deps: OrderDeps, order: StoredOrder) => Promise<StoredOrder>;

/**
 * What comes next for an order that stands in the middle. Each step is idempotent and ends in one guarded write,
 * so it does not matter who takes it, how often, or where the one before was killed.
 */
const steps: Partial<Record<Saga, Step>> = {
  closing: closeAttempts,
  releasing: releaseStock,
  're-reserving': reserveAgain,
  committing: commitStock,
};

/**
 * Takes an order on as far as it goes.
 * @returns the order where nothing is left to do for now
 * @throws what a step threw because another service did not answer; the sweeper tries again
 */
export async function driveOrder(deps: OrderDeps, order: StoredOrder): Promise<StoredOrder> {
  let current = order;
  for (let step = steps[current.saga]; step; step = steps[current.saga]) {
    const next = await step(deps, current);
    if (next.version === current.version) return next;
    current = next;
  }
  return current;
}
