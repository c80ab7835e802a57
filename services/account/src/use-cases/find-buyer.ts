import type { BuyerLookup, Confirmation } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-model.ts';
import { getAccount } from './get-account.ts';

type BuyerDeps = Pick<AccountDeps, 'users' | 'addresses' | 'config'>;

export async function findBuyer(deps: BuyerDeps, userID: string): Promise<Confirmation> {
  const user = await getAccount(deps, userID);
  return { email: user.email, isConfirmed: isConfirmed(deps, user) };
}

export async function findBuyerAddress(
  deps: BuyerDeps,
  { userID, addressID }: { userID: string; addressID: string },
): Promise<BuyerLookup> {
  const [user, address] = await Promise.all([
    deps.users.find(userID),
    deps.addresses.find(userID, addressID),
  ]);
  if (!user || !address) throw new ShopError({ code: 'address-not-found' });
  const { userName, email } = user;
  return { userName, email, isConfirmed: isConfirmed(deps, user), address };
}

/** Without email no address can be confirmed, so each counts as the buyer's own. */
export const isConfirmed = ({ config }: Pick<BuyerDeps, 'config'>, { isUnconfirmed }: User): boolean =>
  !isUnconfirmed || !config.SENDS_MAIL;
