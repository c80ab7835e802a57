import type { ReserveInput } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';

/**
 * Holds pieces of a product for an order. Asked again, it finds the hold and is content.
 * @throws ShopError `out-of-stock` with what is left
 */
export async function reserveStock(
  { holds, now }: Pick<CatalogDeps, 'holds' | 'now'>,
  input: ReserveInput,
): Promise<void> {
  if (await holds.take(input, now())) return;
  const stand = await holds.find(input.orderID, input.productID);
  if (stand?.isSold) return;
  if (stand?.hold?.q === input.quantity) return holds.renew(input);
  throw new ShopError({
    code: 'out-of-stock',
    data: { productID: input.productID, stock: stand?.stock ?? 0 },
  });
}
