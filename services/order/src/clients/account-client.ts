import { buyerLookupSchema, type BuyerLookup } from '@shop/contracts';
import { ShopError, type InternalClient } from '@shop/service-kit';

export type AccountClient = {
  /**
   * Who buys, and one of the buyer's addresses.
   * @throws ShopError `address-not-found` for one that is not there or not this user's
   */
  getBuyer: (userID: string, addressID: string) => Promise<BuyerLookup>;
};

export function createAccountClient(client: InternalClient): AccountClient {
  return {
    getBuyer: async (userID, addressID) => {
      if (!/^[a-f0-9]{24}$/.test(addressID)) throw new ShopError({ code: 'address-not-found' });
      return client.get(`/internal/buyers/${userID}/addresses/${addressID}`, buyerLookupSchema);
    },
  };
}
