import { parseInput, ShopError } from '@shop/service-kit';
import type { Express } from 'express';
import type { CatalogDeps } from '../deps.ts';
import { countFacets, listQuerySchema } from '../domain/listing.ts';
import { productView, productViews } from './product-view.ts';

/** The shopper's door: no session is needed. */
export function mountProductRoutes(app: Express, deps: CatalogDeps): void {
  app.get('/api/shop/product/get', async (request, response) => {
    const { query, wantsFacets } = parseInput(listQuerySchema, request.query);
    const [{ products, total }, groups] = await Promise.all([
      deps.products.list(query),
      wantsFacets ? deps.products.countGroups() : null,
    ]);
    const data = await productViews(deps, products);
    response.json({ success: true, data, total, ...(groups ? { facets: countFacets(groups, query) } : {}) });
  });

  app.get('/api/shop/products/:id', async (request, response) => {
    const product = await deps.products.findPublished(request.params.id);
    if (!product) throw new ShopError({ code: 'product-not-found' });
    response.json({ success: true, data: await productView(deps, product) });
  });
}
