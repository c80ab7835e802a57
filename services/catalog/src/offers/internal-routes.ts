import { id, type OfferedProduct } from '@shop/contracts';
import { parseInput } from '@shop/service-kit';
import type { Express } from 'express';
import type { CatalogDeps } from '../deps.ts';
import { offeredProduct } from '../domain/offered-product.ts';
import { findPublished } from '../use-cases/find-published.ts';
import { isBuyable } from './offer.ts';

export function mountInternalOfferRoutes(app: Express, deps: Pick<CatalogDeps, 'products' | 'now'>): void {
  app.get('/internal/offers/:id', async (request, response) => {
    const found = await findPublished(deps, parseInput(id, request.params.id));
    const product: OfferedProduct | null =
      found && isBuyable(found) ? offeredProduct(found, deps.now()) : null;
    response.json({ success: true, data: { product } });
  });
}
