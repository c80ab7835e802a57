import type { ReleaseInput } from '@shop/contracts';
import { retryOnConflict } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';

/**
 * Returns a hold and bars this generation, so that a delayed reservation takes nothing. Later generations keep their
 * hold.
 */
export async function releaseStock(
  { holds, now }: Pick<CatalogDeps, 'holds' | 'now'>,
  input: ReleaseInput,
): Promise<void> {
  await retryOnConflict(async () => {
    const stand = await holds.find(input.orderID, input.productID);
    if (!stand || stand.isSold) return true;
    if (stand.place) {
      const { paidAt, generation } = stand.place;
      if (paidAt || generation > input.generation) return true;
      return (await holds.putBackPlaces({ ...input, place: stand.place }, now())) || undefined;
    }
    if (!stand.hold) return (await holds.bar(input, now())) || undefined;
    if (stand.hold.generation > input.generation) return true;
    const { quantity, bySize } = stand.hold;
    const back = { ...input, quantity, pieces: stand.pieces ? bySize : null };
    return (await holds.putBack(back, now())) || undefined;
  });
}
