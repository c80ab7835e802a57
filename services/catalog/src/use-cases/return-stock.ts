import type { ReturnInput } from '@shop/contracts';
import { newEvent, productRestocked } from '@shop/events';
import { retryOnConflict, ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';

/**
 * Restocks sold pieces once per refund; folded sales come from `soldBefore`.
 * @throws `out-of-stock` when fewer were sold
 */
export async function returnStock(
  { holds, returns, events, now }: Pick<CatalogDeps, 'holds' | 'returns' | 'events' | 'now'>,
  input: ReturnInput,
): Promise<void> {
  await retryOnConflict(async () => {
    const stand = await returns.find(input);
    if (stand?.isRestocked) return true;
    if (stand?.place) return (await holds.returnPlaces({ ...input, place: stand.place })) || undefined;
    const { sale, soldBefore = 0, pieces } = stand ?? {};
    if ((sale?.quantity ?? soldBefore) < input.quantity)
      throw new ShopError({ code: 'out-of-stock', details: 'there is no sale to take back' });
    const back = pieces ? input.sizes : null;
    const { productID } = input;
    const event = newEvent(productRestocked, { productID, sizes: back && Object.keys(back) });
    if (!(await returns.restock({ ...input, sale, pieces: back, event }, now()))) return undefined;
    events.relay.send(event);
    return true;
  });
}
