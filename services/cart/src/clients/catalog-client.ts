import type { ProductSnapshot } from '@shop/contracts';
import type { InternalClient } from '@shop/service-kit';

export type CatalogClient = {
  /** The products that can be bought, hidden and unknown ones left out. */
  lookup: (productIDs: string[]) => Promise<ProductSnapshot[]>;
};

export function createCatalogClient(client: InternalClient): CatalogClient {
  return {
    lookup: (productIDs) =>
      client.post<ProductSnapshot[]>('/internal/products/lookup', { ids: [...new Set(productIDs)] }),
  };
}
