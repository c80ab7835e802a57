import type { BuyerDeps } from './deps.ts';
import { putApartOver } from './forget-buyers.ts';

/** Finished orders forget the buyer at once, the others once they are finished. */
export async function forgetBuyer(deps: BuyerDeps, userID: string): Promise<void> {
  await deps.buyers.markGone(userID, deps.now());
  await putApartOver(deps, userID);
}
