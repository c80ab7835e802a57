import {
  commitSchema,
  productLookupSchema,
  releaseSchema,
  reserveSchema,
  returnSchema,
  uploadUrlPattern,
  withholdSchema,
  type ProductSnapshot,
} from '@shop/contracts';
import { parseInput } from '@shop/service-kit';
import type { Express } from 'express';
import type { CatalogDeps } from '../deps.ts';
import { commitStock } from '../use-cases/commit-stock.ts';
import { releaseStock } from '../use-cases/release-stock.ts';
import { reserveStock } from '../use-cases/reserve-stock.ts';
import { returnStock } from '../use-cases/return-stock.ts';

/** What cart and order ask. */
export function mountInternalRoutes(app: Express, deps: CatalogDeps): void {
  app.post('/internal/products/lookup', async (request, response) => {
    const found = await deps.products.lookup(parseInput(productLookupSchema, request.body));
    const assetOf = (images: string[]) => uploadUrlPattern.exec(images[0] ?? '')?.[1] ?? '';
    const placeholders = await deps.assets.placeholders(found.map(({ images }) => assetOf(images)));
    const data = found.map((product): ProductSnapshot => ({
      ...product,
      placeholder: placeholders.get(assetOf(product.images)) ?? '',
    }));
    response.json({ success: true, data });
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
