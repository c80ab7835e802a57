import type { ProductSnapshot } from '@shop/contracts';
import { ShopError, type InternalClient } from '@shop/service-kit';

export type CatalogClient = {
  /** The products that can be bought, hidden and unknown ones left out. */
  lookup: (productIDs: string[]) => Promise<ProductSnapshot[]>;
  /** @throws ShopError `product-not-found` */
  get: (productID: string) => Promise<ProductSnapshot>;
};

export function createCatalogClient(client: InternalClient): CatalogClient {
  const lookup: CatalogClient['lookup'] = async (productIDs) => {
    const ids = [...new Set(productIDs)];
    return ids.length === 0 ? [] : client.post<ProductSnapshot[]>('/internal/products/lookup', { ids });
  };
  return {
    lookup,
    get: async (productID) => {
      const [product] = await lookup([productID]);
      if (!product) throw new ShopError({ code: 'product-not-found' });
      return product;
    },
  };
}
