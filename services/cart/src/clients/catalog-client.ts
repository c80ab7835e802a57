import { productLookupAnswerSchema, type ProductLookupInput, type ProductSnapshot } from '@shop/contracts';
import type { InternalClient } from '@shop/service-kit';

export type CatalogClient = {
  /**
   * The products that can be bought, hidden and unknown ones left out, as this buyer can buy them: what the own unpaid
   * checkout holds counts as free. Otherwise the last piece would be sold out for the very person who is paying for it.
   */
  lookup: (buyer: string, productIDs: string[]) => Promise<ProductSnapshot[]>;
};

export function createCatalogClient(client: InternalClient): CatalogClient {
  return {
    lookup: async (buyer, productIDs) => {
      const body: ProductLookupInput = { ids: [...new Set(productIDs)], buyer };
      const answer = productLookupAnswerSchema;
      return (await client.post('/internal/products/lookup', { body, answer })).products;
    },
  };
}
