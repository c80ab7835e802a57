import type { Address, AddressInput } from '@shop/contracts';
import { newId, ShopError } from '@shop/service-kit';
import type { UserStore } from '../store/user-store.ts';
import { unlessGone } from '../use-cases/unless-gone.ts';
import type { AddressStore } from './address-store.ts';

export type AddressDeps = { addresses: AddressStore; users: Pick<UserStore, 'find'> };

/** @throws `address-limit` above four addresses, `login-required` when the account has just been deleted */
export async function addAddress(
  deps: AddressDeps,
  user: { id: string; userName: string },
  input: AddressInput,
): Promise<Address> {
  const address = { ...input, name: input.name || user.userName, _id: newId(), userID: user.id };
  const { add, removeAll } = deps.addresses;
  const isAdded = await unlessGone(deps, user.id, { write: () => add(address), removeAll });
  if (!isAdded) throw new ShopError({ code: 'address-limit' });
  return address;
}

export const listAddresses = ({ addresses }: AddressDeps, userID: string): Promise<Address[]> =>
  addresses.list(userID);

/** Changes the given fields; an empty name becomes the account's. @throws `address-not-found` */
export async function editAddress(
  { addresses }: AddressDeps,
  user: { id: string; userName: string },
  { addressID, fields }: { addressID: string; fields: Partial<AddressInput> },
): Promise<Address> {
  const name = fields.name === '' ? { name: user.userName } : {};
  const address = await addresses.edit(user.id, addressID, { ...fields, ...name });
  if (!address) throw new ShopError({ code: 'address-not-found' });
  return address;
}

export async function removeAddress(
  { addresses }: AddressDeps,
  userID: string,
  addressID: string,
): Promise<void> {
  if (!(await addresses.remove(userID, addressID))) throw new ShopError({ code: 'address-not-found' });
}
