import type { ReturnInput } from '@shop/contracts';
import { retryOnConflict, ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';

/**
 * Puts sold pieces of an order back on sale, once for each refund. Old sales stand in the product's sum alone.
 * @throws ShopError `out-of-stock` when the order was never sold so many, `busy` when the product keeps its pieces by
 *   size and the call does not tell them
 */
export async function returnStock(
  { returns, now }: Pick<CatalogDeps, 'returns' | 'now'>,
  input: ReturnInput,
): Promise<void> {
  await retryOnConflict(async () => {
    const stand = await returns.find(input);
    if (stand?.isBack) return true;
    const { sale, soldBefore = 0, pieces } = stand ?? {};
    if ((sale?.q ?? soldBefore) < input.quantity)
      throw new ShopError({ code: 'out-of-stock', details: 'there is no sale to take back' });
    if (pieces && !input.sizes) throw new ShopError({ code: 'busy' });
    const back = { ...input, sale, pieces: (pieces && input.sizes) ?? null };
    return (await returns.putBack(back, now())) || undefined;
  });
}
