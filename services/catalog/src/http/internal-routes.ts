import {
  commitSchema,
  finishSchema,
  id,
  productLookupSchema,
  releaseSchema,
  reserveSchema,
  returnSchema,
  timelineProductsSchema,
  withholdSchema,
  type ProductLookup,
} from '@shop/contracts';
import { parseInput } from '@shop/service-kit';
import type { Express } from 'express';
import type { CatalogDeps } from '../deps.ts';
import { shownSettings, type SettingsDeps } from '../settings/index.ts';
import { finishPlaces } from '../use-cases/finish-places.ts';
import { commitStock } from '../use-cases/commit-stock.ts';
import { lookupProducts } from '../use-cases/lookup-products.ts';
import { readMovementsOf } from '../use-cases/read-ledger.ts';
import { releaseStock } from '../use-cases/release-stock.ts';
import { reserveStock } from '../use-cases/reserve-stock.ts';
import { returnStock } from '../use-cases/return-stock.ts';
import { listHolds, withholdStock } from '../use-cases/withhold-stock.ts';
import { timelineItem } from './ledger-view.ts';

export function mountInternalRoutes(app: Express, deps: CatalogDeps & SettingsDeps): void {
  app.post('/internal/products/lookup', async (request, response) => {
    const input = parseInput(productLookupSchema, request.body);
    const settings = await shownSettings(deps);
    const products = await lookupProducts(deps, input, settings.workshop);
    const { version, freeAboveCents, delivery, payments, smallSeller, legal, workshop } = settings;
    const data: ProductLookup = {
      products,
      settings: { version, freeAboveCents, delivery, payments, smallSeller, legal, workshop },
    };
    response.json({ success: true, data });
  });

  app.post('/internal/orders/:orderID/timeline', async (request, response) => {
    const { productIDs } = parseInput(timelineProductsSchema, request.body);
    const orderID = parseInput(id, request.params.orderID);
    const moved = await readMovementsOf(deps, { orderID, productIDs });
    response.json({ success: true, data: moved.map(timelineItem) });
  });

  app.get('/internal/holds', async (_request, response) => {
    response.json({ success: true, data: await listHolds(deps) });
  });

  app.post('/internal/holds/reserve', async (request, response) => {
    const data = await reserveStock(deps, parseInput(reserveSchema, request.body));
    response.json({ success: true, data });
  });

  app.post('/internal/holds/release', async (request, response) => {
    await releaseStock(deps, parseInput(releaseSchema, request.body));
    response.json({ success: true, data: {} });
  });

  app.post('/internal/holds/withhold', async (request, response) => {
    await withholdStock(deps, parseInput(withholdSchema, request.body));
    response.json({ success: true, data: {} });
  });

  app.post('/internal/holds/commit', async (request, response) => {
    await commitStock(deps, parseInput(commitSchema, request.body));
    response.json({ success: true, data: {} });
  });

  app.post('/internal/holds/finish', async (request, response) => {
    await finishPlaces(deps, parseInput(finishSchema, request.body));
    response.json({ success: true, data: {} });
  });

  app.post('/internal/holds/return', async (request, response) => {
    await returnStock(deps, parseInput(returnSchema, request.body));
    response.json({ success: true, data: {} });
  });
}
