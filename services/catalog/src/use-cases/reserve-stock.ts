import type { ReserveInput } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';

const TRIES = 4;

/**
 * Holds pieces of a product for an order. Asked again, it finds the hold and is content. A hold that a delayed
 * release of an earlier generation takes away between two of the steps is taken anew.
 * @throws ShopError `out-of-stock` with what is left
 */
export async function reserveStock(
  { holds, now }: Pick<CatalogDeps, 'holds' | 'now'>,
  input: ReserveInput,
): Promise<void> {
  const { orderID, productID, quantity } = input;
  let left = 0;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    if (await holds.take(input, now())) return;
    const stand = await holds.find(orderID, productID);
    if (stand?.isSold) return;
    if (stand?.hold?.q === quantity && (await holds.renew(input))) return;
    left = stand?.stock ?? 0;
    if (!stand?.hold && left < quantity) break;
  }
  throw new ShopError({ code: 'out-of-stock', data: { productID, stock: left } });
}
