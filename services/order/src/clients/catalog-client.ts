import type { CommitInput, ProductSnapshot, ReleaseInput, ReserveInput } from '@shop/contracts';
import type { InternalClient } from '@shop/service-kit';

export type CatalogClient = {
  lookup: (productIDs: string[]) => Promise<ProductSnapshot[]>;
  /** @throws ShopError `out-of-stock` */
  reserve: (input: ReserveInput) => Promise<void>;
  release: (input: ReleaseInput) => Promise<void>;
  /** @throws ShopError `out-of-stock` when the order holds nothing of the product */
  commit: (input: CommitInput) => Promise<void>;
};

export function createCatalogClient(client: InternalClient): CatalogClient {
  const send = async (path: string, body: unknown) => void (await client.post(path, body));
  return {
    lookup: (productIDs) =>
      client.post<ProductSnapshot[]>('/internal/products/lookup', { ids: [...new Set(productIDs)] }),
    reserve: (input) => send('/internal/holds/reserve', input),
    release: (input) => send('/internal/holds/release', input),
    commit: (input) => send('/internal/holds/commit', input),
  };
}
