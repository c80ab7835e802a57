import type { CommitInput } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';

/**
 * Turns a hold into a sale, or marks places as paid; idempotent.
 * @throws `out-of-stock` without such a hold
 */
export async function commitStock(
  { holds, now }: Pick<CatalogDeps, 'holds' | 'now'>,
  input: CommitInput,
): Promise<void> {
  if (await holds.sell(input, now())) return;
  if (await holds.sellPlaces(input, now())) return;
  const stand = await holds.find(input.orderID, input.productID);
  if (stand?.isSold || stand?.place?.paidAt) return;
  throw new ShopError({ code: 'out-of-stock', details: 'there is no hold to sell' });
}
