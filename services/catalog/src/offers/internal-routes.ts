import { id } from '@shop/contracts';
import { parseInput } from '@shop/service-kit';
import type { Express } from 'express';
import { findOffer, type OfferDeps } from './find-offer.ts';

export function mountInternalOfferRoutes(app: Express, deps: OfferDeps): void {
  app.get('/internal/offers/:id', async (request, response) => {
    response.json({ success: true, data: await findOffer(deps, parseInput(id, request.params.id)) });
  });
}
