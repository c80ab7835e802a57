import type { CommitInput } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';

/**
 * Turns a hold into a sale; idempotent.
 * @throws `out-of-stock` without such a hold
 */
export async function commitStock(
  { holds, now }: Pick<CatalogDeps, 'holds' | 'now'>,
  input: CommitInput,
): Promise<void> {
  if (await holds.sell(input, now())) return;
  if ((await holds.find(input.orderID, input.productID))?.isSold) return;
  throw new ShopError({ code: 'out-of-stock', details: 'there is no hold to sell' });
}
