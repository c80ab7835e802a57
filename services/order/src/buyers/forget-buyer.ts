import type { BuyerDeps } from './deps.ts';
import { moveFinishedToAccounting } from './forget-buyers.ts';

/** Finished orders forget the buyer at once, the others once they are finished. */
export async function forgetBuyer(deps: BuyerDeps, userID: string): Promise<void> {
  await deps.buyers.markDeleted(userID, deps.now());
  await deps.reminders.end(userID);
  await moveFinishedToAccounting(deps, userID);
}
