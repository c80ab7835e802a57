import { savedAddressSchema, userLookupSchema, type Address, type UserLookup } from '@shop/contracts';
import { ShopError, type InternalClient } from '@shop/service-kit';

export type AccountClient = {
  /** @throws ShopError `address-not-found` for one that is not there or not this user's */
  getAddress: (userID: string, addressID: string) => Promise<Address>;
  getUser: (userID: string) => Promise<UserLookup>;
};

export function createAccountClient(client: InternalClient): AccountClient {
  return {
    getAddress: async (userID, addressID) => {
      if (!/^[a-f0-9]{24}$/.test(addressID)) throw new ShopError({ code: 'address-not-found' });
      return client.get(`/internal/users/${userID}/addresses/${addressID}`, savedAddressSchema);
    },
    getUser: (userID) => client.get(`/internal/users/${userID}`, userLookupSchema),
  };
}
