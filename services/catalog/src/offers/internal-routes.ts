import { id, type OfferedProduct } from '@shop/contracts';
import { parseInput } from '@shop/service-kit';
import type { Express } from 'express';
import { isBuyable } from '../domain/free-places.ts';
import { offeredProduct } from '../domain/offered-product.ts';
import { findPublished } from '../use-cases/find-published.ts';
import type { AnnounceDeps } from './announce-offers.ts';

type OfferDeps = Pick<AnnounceDeps, 'products' | 'settingsCache' | 'now'>;

export function mountInternalOfferRoutes(app: Express, deps: OfferDeps): void {
  app.get('/internal/offers/:id', async (request, response) => {
    const found = await findPublished(deps, parseInput(id, request.params.id));
    const { workshop } = await deps.settingsCache.get();
    const product: OfferedProduct | null =
      found && isBuyable(found, workshop) ? offeredProduct(found, deps.now()) : null;
    response.json({ success: true, data: { product } });
  });
}
