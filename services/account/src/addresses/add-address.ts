import type { Address, AddressInput } from '@shop/contracts';
import { newId, ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';
import { unlessGone } from '../use-cases/unless-gone.ts';

/**
 * Adds an address to a user's book.
 * @throws ShopError `address-limit` when four are there already, `login-required` when the account has just ended
 */
export async function addAddress(
  deps: Pick<AccountDeps, 'addresses' | 'users'>,
  user: { id: string; userName: string },
  input: AddressInput,
): Promise<Address> {
  const address = { ...input, name: input.name || user.userName, _id: newId(), userID: user.id };
  const { add, removeAll } = deps.addresses;
  const isAdded = await unlessGone(deps, user.id, { write: () => add(address), removeAll });
  if (!isAdded) throw new ShopError({ code: 'address-limit' });
  return address;
}
