import type { BuyerDeps } from '../buyers/deps.ts';
import { putApartOver } from '../sweepers/forget-buyers.ts';

/** A buyer has deleted the account: their orders that are over forget them at once, the others once they are. */
export async function forgetBuyer(deps: BuyerDeps, userID: string): Promise<void> {
  await deps.buyers.markGone(userID, deps.now());
  await putApartOver(deps, userID);
}
