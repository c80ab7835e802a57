import {
  dueWishesSchema,
  toldWishesSchema,
  wishLinkSchema,
  wishOwnerSchema,
  type LinkToken,
} from '@shop/contracts';
import { parseInput } from '@shop/service-kit';
import type { Express } from 'express';
import type { CatalogDeps } from '../deps.ts';
import { newRestockLink } from './restock-link.ts';
import { findDueWishes, listOwnWishes } from './restock-requests.ts';

/** What letters and account ask of those who wait for a product. */
export function mountInternalWishRoutes(app: Express, deps: CatalogDeps): void {
  app.post('/internal/wishes/due', async (request, response) => {
    const data = await findDueWishes(deps, parseInput(dueWishesSchema, request.body));
    response.json({ success: true, data });
  });

  app.post('/internal/wishes/link', async (request, response) => {
    const token = await newRestockLink(deps, parseInput(wishLinkSchema, request.body).email);
    response.json({ success: true, data: { token } satisfies LinkToken });
  });

  app.post('/internal/wishes/told', async (request, response) => {
    await deps.wishes.markTold(parseInput(toldWishesSchema, request.body).told, deps.now());
    response.json({ success: true, data: {} });
  });

  app.post('/internal/wishes/own', async (request, response) => {
    const data = await listOwnWishes(deps, parseInput(wishOwnerSchema, request.body));
    response.json({ success: true, data });
  });

  app.post('/internal/wishes/forget', async (request, response) => {
    await deps.wishes.forget(parseInput(wishOwnerSchema, request.body));
    response.json({ success: true, data: {} });
  });
}
