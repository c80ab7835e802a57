import type { Address, AddressInput } from '@shop/contracts/address';
import type { ApiClient } from './api-client.ts';
import { field, listOf } from './fields.ts';
import { mapData, type Outcome } from './outcome.ts';

type Of = { userID: string; addressID: string };
const path = (action: string, ...ids: string[]): string =>
  ['/api/shop/address', action, ...ids.map(encodeURIComponent)].join('/');

/** Lists a user's addresses. */
export async function listAddresses(api: ApiClient, userID: string): Promise<Outcome<Address[]>> {
  const outcome = await api.call('GET', path('get', userID), { fresh: true });
  return mapData(outcome, (body) => listOf<Address>(body));
}

/** Adds an address; a fifth one is refused. */
export async function addAddress(
  api: ApiClient,
  input: AddressInput & { userID: string },
): Promise<Outcome<Address>> {
  return mapData(await api.call('POST', path('add'), { body: input }), (body) =>
    field<Address>(body, 'data'),
  );
}

/** Changes the given fields. */
export async function editAddress(
  api: ApiClient,
  { userID, addressID, fields }: Of & { fields: Partial<AddressInput> },
): Promise<Outcome<Address>> {
  const outcome = await api.call('PUT', path('edit', userID, addressID), { body: fields });
  return mapData(outcome, (body) => field<Address>(body, 'data'));
}

/** Deletes an address; `failed` with 404 for another user's. */
export function deleteAddress(api: ApiClient, { userID, addressID }: Of): Promise<Outcome<unknown>> {
  return api.call('DELETE', path('delete', userID, addressID));
}
