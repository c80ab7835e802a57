import type { Address, AddressInput } from '@shop/contracts/address';
import type { Door } from './door.ts';
import { mapData, type Outcome } from './outcome.ts';

type Of = { userID: string; addressID: string };
const path = (action: string, ...ids: string[]): string =>
  ['/api/shop/address', action, ...ids.map(encodeURIComponent)].join('/');

/** A user's delivery addresses. */
export async function listAddresses(door: Door, userID: string): Promise<Outcome<Address[]>> {
  const outcome = await door.call('GET', path('get', userID), { fresh: true });
  return mapData(outcome, ({ data }) => (Array.isArray(data) ? (data as Address[]) : []));
}

/** Adds an address; a fifth one is refused. */
export async function addAddress(
  door: Door,
  input: AddressInput & { userID: string },
): Promise<Outcome<Address>> {
  return mapData(await door.call('POST', path('add'), { body: input }), ({ data }) => data as Address);
}

/** Changes the fields that are given. */
export async function editAddress(
  door: Door,
  { userID, addressID, fields }: Of & { fields: Partial<AddressInput> },
): Promise<Outcome<Address>> {
  const outcome = await door.call('PUT', path('edit', userID, addressID), { body: fields });
  return mapData(outcome, ({ data }) => data as Address);
}

export function deleteAddress(door: Door, { userID, addressID }: Of): Promise<Outcome<unknown>> {
  return door.call('DELETE', path('delete', userID, addressID));
}
