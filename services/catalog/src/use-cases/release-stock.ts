import type { ReleaseInput } from '@shop/contracts';
import { retryOnConflict } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';

/**
 * Puts an order's held pieces back into the stock, and lets this generation of it take no more: a reservation that was
 * on its way meanwhile holds nothing for an order that nobody looks at any more. A hold of a later generation stays: a
 * release that was delayed must not free what the order has reserved anew. Nothing held is fine.
 */
export async function releaseStock(
  { holds, now }: Pick<CatalogDeps, 'holds' | 'now'>,
  input: ReleaseInput,
): Promise<void> {
  await retryOnConflict(async () => {
    const stand = await holds.find(input.orderID, input.productID);
    if (!stand || stand.isSold) return true;
    if (!stand.hold) return (await holds.bar(input, now())) || undefined;
    if (stand.hold.g > input.gen) return true;
    return (await holds.putBack(input, stand.hold.q, now())) || undefined;
  });
}
