import { parseInput, ShopError } from '@shop/service-kit';
import type { Express } from 'express';
import type { CatalogDeps } from '../deps.ts';
import type { SettingsDeps } from '../settings/index.ts';
import { listQuerySchema } from '../domain/listing.ts';
import { findProduct, listProducts } from '../use-cases/list-products.ts';
import { productsJson, successJson } from './product-json.ts';

export function mountProductRoutes(app: Express, deps: CatalogDeps & SettingsDeps): void {
  app.get('/api/shop/product/get', async (request, response) => {
    const { products, ...more } = await listProducts(deps, parseInput(listQuerySchema, request.query));
    const data = await productsJson(deps, products);
    response.type('json').send(successJson(`[${data.join(',')}]`, more));
  });

  app.get('/api/shop/products/:id', async (request, response) => {
    const product = await findProduct(deps, request.params.id);
    if (!product) throw new ShopError({ code: 'product-not-found' });
    const [data = ''] = await productsJson(deps, [product]);
    response.type('json').send(successJson(data));
  });
}
