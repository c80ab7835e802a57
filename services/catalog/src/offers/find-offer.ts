import type { ProductOffer } from '@shop/contracts';
import { isBuyable } from '../domain/free-places.ts';
import { offeredProduct } from '../domain/offered-product.ts';
import { findPublished } from '../use-cases/find-published.ts';
import type { AnnounceDeps } from './announce-offers.ts';

export type OfferDeps = Pick<AnnounceDeps, 'offers' | 'products' | 'settingsCache' | 'now'>;

export async function findOffer(deps: OfferDeps, productID: string): Promise<ProductOffer> {
  const found = await findPublished(deps, productID);
  const { workshop } = await deps.settingsCache.get();
  if (found && isBuyable(found, workshop))
    return { product: offeredProduct(found, deps.now()), isHeld: false };
  const [state] = found ? await deps.offers.products([productID]) : [];
  return { product: null, isHeld: state?.isHeld ?? false };
}
