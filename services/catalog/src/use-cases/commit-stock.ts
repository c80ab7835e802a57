import type { CommitInput } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';

/**
 * Turns an order's hold into a sale. Asked again, it finds the sale and is content.
 * @throws ShopError `out-of-stock` when the order holds nothing of the product
 */
export async function commitStock(
  { holds, now }: Pick<CatalogDeps, 'holds' | 'now'>,
  input: CommitInput,
): Promise<void> {
  const stand = await holds.find(input.orderID, input.productID);
  if (stand?.isSold) return;
  if (stand?.hold && (await holds.sell(input, stand.hold.q, now()))) return;
  if ((await holds.find(input.orderID, input.productID))?.isSold) return;
  throw new ShopError({ code: 'out-of-stock', details: 'there is no hold to sell' });
}
