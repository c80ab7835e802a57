import type { ReleaseInput } from '@shop/contracts';
import type { CatalogDeps } from '../deps.ts';

/**
 * Puts an order's held pieces back on the productCache. A hold of a later generation stays: a release that was delayed
 * must not free what the order has reserved anew. Nothing held is fine.
 */
export async function releaseStock(
  { holds, now }: Pick<CatalogDeps, 'holds' | 'now'>,
  input: ReleaseInput,
): Promise<void> {
  const stand = await holds.find(input.orderID, input.productID);
  if (stand?.hold && stand.hold.g <= input.gen) await holds.putBack(input, stand.hold.q, now());
}
