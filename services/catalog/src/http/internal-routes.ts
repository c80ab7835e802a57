import {
  commitSchema,
  id,
  productLookupSchema,
  releaseSchema,
  reserveSchema,
  returnSchema,
  trailProductsSchema,
  withholdSchema,
  type ProductLookup,
} from '@shop/contracts';
import { uploadUrlPattern } from '@shop/shop-rules';
import { parseInput } from '@shop/service-kit';
import type { Express } from 'express';
import type { CatalogDeps } from '../deps.ts';
import { commitStock } from '../use-cases/commit-stock.ts';
import { readMovementsOf } from '../use-cases/read-ledger.ts';
import { releaseStock } from '../use-cases/release-stock.ts';
import { reserveStock } from '../use-cases/reserve-stock.ts';
import { returnStock } from '../use-cases/return-stock.ts';
import { shownSettings } from '../settings/shown-settings.ts';
import { trailEntry } from './ledger-view.ts';

/** What the other services ask. */
export function mountInternalRoutes(app: Express, deps: CatalogDeps): void {
  app.post('/internal/products/lookup', async (request, response) => {
    const [found, settings] = await Promise.all([
      deps.products.lookup(parseInput(productLookupSchema, request.body), deps.now()),
      shownSettings(deps),
    ]);
    const assetOf = (images: string[]) => uploadUrlPattern.exec(images[0] ?? '')?.[1] ?? '';
    const placeholders = await deps.assets.placeholders(found.map(({ images }) => assetOf(images)));
    const products = found.map((product) => ({
      ...product,
      placeholder: placeholders.get(assetOf(product.images)) ?? '',
    }));
    const { version, freeAboveCents, delivery, payments, smallSeller, legal } = settings;
    const data: ProductLookup = {
      products,
      settings: { version, freeAboveCents, delivery, payments, smallSeller, legal },
    };
    response.json({ success: true, data });
  });

  app.get('/internal/settings', async (_request, response) => {
    response.json({ success: true, data: await shownSettings(deps) });
  });

  app.post('/internal/orders/:orderID/trail', async (request, response) => {
    const { productIDs } = parseInput(trailProductsSchema, request.body);
    const orderID = parseInput(id, request.params.orderID);
    const moved = await readMovementsOf(deps, { orderID, productIDs });
    response.json({ success: true, data: moved.map(trailEntry) });
  });

  app.get('/internal/holds', async (_request, response) => {
    response.json({ success: true, data: await deps.holds.list() });
  });

  app.post('/internal/holds/reserve', async (request, response) => {
    await reserveStock(deps, parseInput(reserveSchema, request.body));
    response.json({ success: true, data: {} });
  });

  app.post('/internal/holds/release', async (request, response) => {
    await releaseStock(deps, parseInput(releaseSchema, request.body));
    response.json({ success: true, data: {} });
  });

  app.post('/internal/holds/withhold', async (request, response) => {
    await deps.holds.withhold(parseInput(withholdSchema, request.body));
    response.json({ success: true, data: {} });
  });

  app.post('/internal/holds/commit', async (request, response) => {
    await commitStock(deps, parseInput(commitSchema, request.body));
    response.json({ success: true, data: {} });
  });

  app.post('/internal/holds/return', async (request, response) => {
    await returnStock(deps, parseInput(returnSchema, request.body));
    response.json({ success: true, data: {} });
  });
}
