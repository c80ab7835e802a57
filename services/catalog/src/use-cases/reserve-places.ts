import type { Reserved, ReserveInput } from '@shop/contracts';
import { retryOnConflict, ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';

/** As `reserveStock`, for places in the queue. */
export async function reservePlaces(
  { holds, now }: Pick<CatalogDeps, 'holds' | 'now'>,
  input: ReserveInput,
): Promise<Reserved> {
  const { orderID, productID, quantity, generation, buyer } = input;
  await retryOnConflict(async () => {
    const stand = await holds.find(orderID, productID);
    if (stand?.isSold || stand?.place?.paidAt) return true;
    const { place, freedGeneration = null, toOrder, queue, stock = 0 } = stand ?? {};
    if (place ? place.generation > generation : freedGeneration !== null && freedGeneration >= generation) {
      throw new ShopError({ code: 'order-closed' });
    }
    if (place?.quantity === quantity) return (await holds.renewPlaces(input)) || undefined;
    const free = (toOrder?.maxQueue ?? 0) - (queue?.places ?? 0);
    const isStocked = buyer !== null && stock !== 0;
    if (place || stand?.hold || !stand?.isOffered || !toOrder || isStocked || free < quantity) {
      const left = isStocked ? stock : Math.max(0, free);
      throw new ShopError({ code: 'out-of-stock', data: { productID, stock: left } });
    }
    return (await holds.takePlaces({ ...input, toOrder }, now())) || undefined;
  });
  // After the write, so that parallel orders count each other.
  return { queuedDays: await holds.queuedDays() };
}
