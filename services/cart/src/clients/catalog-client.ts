import { productLookupAnswerSchema, type ProductLookupInput, type ProductSnapshot } from '@shop/contracts';
import type { InternalClient } from '@shop/service-kit';

export type CatalogClient = {
  /**
   * Buyable products only. The buyer's own unpaid checkout counts as free, or its last piece would show as sold out.
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
