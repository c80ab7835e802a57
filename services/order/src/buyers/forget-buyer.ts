import type { BuyerDeps } from './deps.ts';
import { putApartOver } from './forget-buyers.ts';

/** A buyer has deleted the account: their orders that are over forget them at once, the others once they are. */
export async function forgetBuyer(deps: BuyerDeps, userID: string): Promise<void> {
  await deps.buyers.markGone(userID, deps.now());
  await putApartOver(deps, userID);
}
