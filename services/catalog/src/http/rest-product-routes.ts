import {
  MAX_UNPAGED,
  pagingSchema,
  priceEditsSchema,
  productEditSchema,
  newProductSchema,
  type Product,
} from '@shop/contracts';
import { parseInput, parseRestList, requireAdmin } from '@shop/service-kit';
import type { Express } from 'express';
import type { CatalogDeps } from '../deps.ts';
import type { ShownProduct } from '../domain/product.ts';
import { countWaiting, getProduct, listForAdmin } from '../use-cases/admin-products.ts';
import { addProductOnce } from '../use-cases/add-product-once.ts';
import { checkReductions } from '../use-cases/check-reductions.ts';
import { editProduct } from '../use-cases/edit-product.ts';
import { readLedger } from '../use-cases/read-ledger.ts';
import { removeProduct } from '../use-cases/remove-product.ts';
import { restoreProduct } from '../use-cases/restore-product.ts';
import { ledgerView } from './ledger-view.ts';
import { adminQueryOf, productFilterSchema } from './product-filter.ts';
import { productView, productViews, viewOfEdit } from './product-view.ts';

const PATH = '/api/admin/rest/products';

/** Bare records with an `id`, as ra-data-simple-rest expects. */
export function mountRestProductRoutes(app: Express, deps: CatalogDeps): void {
  const record = (product: Product) => ({ id: product._id, ...product });
  const records = async (products: ShownProduct[]) => {
    const [views, waiting] = await Promise.all([productViews(deps, products), countWaiting(deps, products)]);
    return views.map((view) => {
      const count = waiting.get(view._id);
      return record(count ? { ...view, waiting: count } : view);
    });
  };

  app.get(PATH, async (request, response) => {
    requireAdmin(request);
    const { filter, sort, skip, limit } = parseRestList(request.query, productFilterSchema);
    const { products, total } = await listForAdmin(deps, {
      ...adminQueryOf(filter, deps.now()),
      sort,
      skip,
      limit,
    });
    response.set('content-range', `products ${skip}-${skip + Math.max(products.length - 1, 0)}/${total}`);
    response.json(await records(products));
  });

  // Before `/:id`; product ids are hexadecimal.
  app.get(`${PATH}/reductions`, async (request, response) => {
    requireAdmin(request);
    const { edits } = parseInput(priceEditsSchema, request.query);
    response.json({ success: true, data: await checkReductions(deps, edits) });
  });

  app.get(`${PATH}/:id`, async (request, response) => {
    requireAdmin(request);
    const product = await getProduct(deps, request.params.id);
    response.json((await records([product]))[0]);
  });

  app.get(`${PATH}/:id/movements`, async (request, response) => {
    requireAdmin(request);
    const { page = 1, limit = MAX_UNPAGED } = parseInput(pagingSchema, request.query);
    const ledger = await readLedger(deps, { id: request.params.id, page, limit });
    response.json({ success: true, ...ledgerView(ledger) });
  });

  app.post(PATH, async (request, response) => {
    const admin = requireAdmin(request);
    const product = await addProductOnce(deps, {
      input: parseInput(newProductSchema, request.body),
      admin,
      key: request.get('idempotency-key'),
    });
    response.status(201).json(record(await productView(deps, product)));
  });

  app.put(`${PATH}/:id`, async (request, response) => {
    const admin = requireAdmin(request);
    const edit = editProduct(deps, {
      id: request.params.id,
      edit: parseInput(productEditSchema, request.body),
      admin,
    });
    response.json(record(await viewOfEdit(deps, edit)));
  });

  app.post(`${PATH}/:id/restore`, async (request, response) => {
    const admin = requireAdmin(request);
    const product = await restoreProduct(deps, { id: request.params.id, admin });
    response.json(record(await productView(deps, product)));
  });

  app.delete(`${PATH}/:id`, async (request, response) => {
    const admin = requireAdmin(request);
    const product = await removeProduct(deps, { id: request.params.id, admin });
    response.json(record(await productView(deps, product)));
  });
}
