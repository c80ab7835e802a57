import type { ReturnInput } from '@shop/contracts';
import { newEvent, productRestocked } from '@shop/events';
import { retryOnConflict, ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';

/**
 * Puts sold pieces of an order back on sale, once for each refund. Old sales stand in the product's sum alone.
 * @throws ShopError `out-of-stock` when the order was never sold so many, `busy` when the product keeps its pieces by
 *   size and the call does not tell them
 */
export async function returnStock(
  { returns, events, now }: Pick<CatalogDeps, 'returns' | 'events' | 'now'>,
  input: ReturnInput,
): Promise<void> {
  await retryOnConflict(async () => {
    const stand = await returns.find(input);
    if (stand?.isBack) return true;
    const { sale, soldBefore = 0, pieces } = stand ?? {};
    if ((sale?.quantity ?? soldBefore) < input.quantity)
      throw new ShopError({ code: 'out-of-stock', details: 'there is no sale to take back' });
    if (pieces && !input.sizes) throw new ShopError({ code: 'busy' });
    const back = (pieces && input.sizes) ?? null;
    const { productID } = input;
    const event = newEvent(productRestocked, { productID, sizes: back && Object.keys(back) });
    if (!(await returns.putBack({ ...input, sale, pieces: back, event }, now()))) return undefined;
    events.relay.send(event);
    return true;
  });
}
