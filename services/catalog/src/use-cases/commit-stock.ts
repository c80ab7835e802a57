import type { CommitInput } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';

/**
 * Turns an order's hold into a sale. Asked again, it finds the sale and is content.
 * @throws ShopError `out-of-stock` when the order does not hold so many of the product
 */
export async function commitStock(
  { holds, now }: Pick<CatalogDeps, 'holds' | 'now'>,
  input: CommitInput,
): Promise<void> {
  if (await holds.sell(input, now())) return;
  if ((await holds.find(input.orderID, input.productID))?.isSold) return;
  throw new ShopError({ code: 'out-of-stock', details: 'there is no hold to sell' });
}
