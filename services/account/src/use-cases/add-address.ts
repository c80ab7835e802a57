import type { Address, AddressInput } from '@shop/contracts';
import { newId, ShopError } from '@shop/service-kit';
import type { AccountDeps } from '../deps.ts';

/**
 * Adds an address to a user's book.
 * @throws ShopError `address-limit` when four are there already
 */
export async function addAddress(
  deps: Pick<AccountDeps, 'addresses'>,
  user: { id: string; userName: string },
  input: AddressInput,
): Promise<Address> {
  const address = { ...input, name: input.name || user.userName, _id: newId(), userID: user.id };
  if (!(await deps.addresses.add(address))) throw new ShopError({ code: 'address-limit' });
  return address;
}
