import type { FinishInput } from '@shop/contracts';
import { retryOnConflict } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';

export async function finishPlaces(
  { holds }: Pick<CatalogDeps, 'holds'>,
  { orderID, productID }: FinishInput,
): Promise<void> {
  await retryOnConflict(async () => {
    const place = (await holds.find(orderID, productID))?.place;
    if (!place?.paidAt) return true;
    return (await holds.finishPlaces({ orderID, productID, place })) || undefined;
  });
}
