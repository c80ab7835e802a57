import type { Reserved, ReserveInput } from '@shop/contracts';
import { stockOfSize, type Pieces } from '@shop/shop-rules';
import { retryOnConflict, ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';
import { reservePlaces } from './reserve-places.ts';

/**
 * Holds pieces for an order; idempotent.
 * @throws `out-of-stock` with what is left; `order-closed` when this generation was freed or a later one
 * holds
 */
export async function reserveStock(
  { holds, now }: Pick<CatalogDeps, 'holds' | 'now'>,
  input: ReserveInput,
): Promise<Reserved> {
  if (input.toOrder) return reservePlaces({ holds, now }, input);
  const { orderID, productID, quantity, generation } = input;
  // Most products keep no sizes; the first failed attempt finds out.
  let isSized = false;
  await retryOnConflict(async () => {
    if (await holds.take({ ...input, isSized }, now())) return true;
    const stand = await holds.find(orderID, productID);
    if (stand?.isSold) return true;
    isSized = stand?.pieces !== undefined;
    const { hold, freedGeneration = null, stock: available = 0 } = stand ?? {};
    if (hold ? hold.generation > generation : freedGeneration !== null && freedGeneration >= generation) {
      throw new ShopError({ code: 'order-closed' });
    }
    if (hold?.quantity === quantity) return (await holds.renew(input)) || undefined;
    if (hold || !stand?.isOffered || isShort(stand, input)) {
      throw new ShopError({ code: 'out-of-stock', data: { productID, stock: available } });
    }
    return undefined;
  });
  return {};
}

function isShort(
  stand: { stock: number; pieces?: Pieces | undefined },
  { quantity, sizes }: ReserveInput,
): boolean {
  return stand.stock < quantity || Object.entries(sizes).some(([size, n]) => stockOfSize(stand, size) < n);
}
