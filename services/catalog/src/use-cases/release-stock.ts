import type { ReleaseInput } from '@shop/contracts';
import { retryOnConflict, ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';

/**
 * Puts an order's held pieces back into the stock, and lets this generation of it take no more: a reservation that was
 * on its way meanwhile holds nothing for an order that nobody looks at any more. A hold of a later generation stays: a
 * release that was delayed must not free what the order has reserved anew. Nothing held is fine.
 * @throws ShopError `busy` when the product keeps its pieces by size, and neither the hold nor the call tells them
 */
export async function releaseStock(
  { holds, now }: Pick<CatalogDeps, 'holds' | 'now'>,
  input: ReleaseInput,
): Promise<void> {
  await retryOnConflict(async () => {
    const stand = await holds.find(input.orderID, input.productID);
    if (!stand || stand.isSold) return true;
    if (!stand.hold) return (await holds.bar(input, now())) || undefined;
    if (stand.hold.generation > input.gen) return true;
    const { quantity, bySize: pieces = input.sizes } = stand.hold;
    if (stand.pieces && !pieces) throw new ShopError({ code: 'busy' });
    const back = { ...input, quantity, pieces: (stand.pieces && pieces) ?? null };
    return (await holds.putBack(back, now())) || undefined;
  });
}
