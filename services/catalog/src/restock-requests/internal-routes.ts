import {
  dueWishesSchema,
  notifiedWishesSchema,
  wishLinkSchema,
  wishOwnerSchema,
  type LinkToken,
} from '@shop/contracts';
import { parseInput } from '@shop/service-kit';
import type { Express } from 'express';
import { newRestockLink } from './restock-link.ts';
import {
  findDueRequests,
  forgetRequests,
  listOwnRequests,
  markNotified,
  type RestockDeps,
} from './restock-requests.ts';

export function mountInternalRestockRoutes(app: Express, deps: RestockDeps): void {
  app.post('/internal/wishes/due', async (request, response) => {
    const data = await findDueRequests(deps, parseInput(dueWishesSchema, request.body));
    response.json({ success: true, data });
  });

  app.post('/internal/wishes/link', async (request, response) => {
    const token = await newRestockLink(deps, parseInput(wishLinkSchema, request.body).email);
    response.json({ success: true, data: { token } satisfies LinkToken });
  });

  app.post('/internal/wishes/notified', async (request, response) => {
    await markNotified(deps, parseInput(notifiedWishesSchema, request.body).notified);
    response.json({ success: true, data: {} });
  });

  app.post('/internal/wishes/own', async (request, response) => {
    const data = await listOwnRequests(deps, parseInput(wishOwnerSchema, request.body));
    response.json({ success: true, data });
  });

  app.post('/internal/wishes/forget', async (request, response) => {
    await forgetRequests(deps, parseInput(wishOwnerSchema, request.body));
    response.json({ success: true, data: {} });
  });
}
