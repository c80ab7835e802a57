import { buyerLookupSchema, confirmationSchema, type BuyerLookup, type Confirmation } from '@shop/contracts';
import { ShopError, type InternalClient } from '@shop/service-kit';

export type AccountClient = {
  /** @throws `address-not-found`, also for another user's address */
  getBuyer: (userID: string, addressID: string) => Promise<BuyerLookup>;
  getConfirmation: (userID: string) => Promise<Confirmation>;
};

export function createAccountClient(client: InternalClient): AccountClient {
  return {
    getBuyer: async (userID, addressID) => {
      if (!/^[a-f0-9]{24}$/.test(addressID)) throw new ShopError({ code: 'address-not-found' });
      return client.get(`/internal/buyers/${userID}/addresses/${addressID}`, buyerLookupSchema);
    },
    getConfirmation: (userID) =>
      client.get(`/internal/buyers/${encodeURIComponent(userID)}`, confirmationSchema),
  };
}
