import { ShopError } from '@shop/service-kit';
import type { AccountClient } from '../clients/account-client.ts';
import { moneyOf } from '../domain/money/money-of.ts';
import type { StoredOrder } from '../domain/order.ts';

export type ProofDeps = {
  account: Pick<AccountClient, 'getConfirmation'>;
  buyers: { hasPaid: (userID: string, email: string) => Promise<boolean> };
};

/**
 * An address is proven by a paid order or a confirmed account; the account service is asked only without a paid order.
 */
async function isAddressProven(
  { buyers, account }: ProofDeps,
  { userID, email, paidBy, manual }: Pick<StoredOrder, 'userID' | 'email' | 'paidBy' | 'manual'>,
): Promise<boolean> {
  if (!email) return false;
  // The colleague vouches for it.
  if (manual || paidBy !== null || (await buyers.hasPaid(userID, email))) return true;
  try {
    const buyer = await account.getConfirmation(userID);
    return buyer.isConfirmed && buyer.email === email;
  } catch (error) {
    if (error instanceof ShopError && error.code === 'account-not-found') return false;
    throw error;
  }
}

export const isBuyerProven = async (deps: ProofDeps, order: StoredOrder): Promise<boolean> =>
  moneyOf(order) !== 'none' || isAddressProven(deps, order);
