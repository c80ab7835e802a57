import { MAX_UNPAGED, pagingSchema, productEditSchema, newProductSchema } from '@shop/contracts';
import { inEnglish } from '@shop/shop-rules';
import { parseInput, requireAdmin } from '@shop/service-kit';
import type { Express } from 'express';
import type { CatalogDeps } from '../deps.ts';
import { addProduct } from '../use-cases/add-product.ts';
import { getProduct, listForAdmin } from '../use-cases/admin-products.ts';
import { editProduct } from '../use-cases/edit-product.ts';
import { removeProduct } from '../use-cases/remove-product.ts';
import { productView, productViews, viewOfEdit } from './product-view.ts';

export function mountAdminProductRoutes(app: Express, deps: CatalogDeps): void {
  app.post('/api/admin/product/add', async (request, response) => {
    const admin = requireAdmin(request);
    const product = await addProduct(deps, {
      input: parseInput(newProductSchema, request.body),
      admin,
    });
    request.log.info({ admin: admin.id, productID: product._id }, 'a product was added');
    response
      .status(201)
      .json({ success: true, message: 'Tuote on lisätty.', data: await productView(deps, product) });
  });

  app.put('/api/admin/product/edit/:id', async (request, response) => {
    const admin = requireAdmin(request);
    const edit = editProduct(deps, {
      id: request.params.id,
      edit: parseInput(productEditSchema, request.body),
      admin,
    });
    const data = await viewOfEdit(deps, edit);
    request.log.info({ admin: admin.id, productID: data._id }, 'a product was edited');
    response.json({ success: true, message: 'Muutokset on tallennettu.', data });
  });

  app.delete('/api/admin/product/delete/:id', async (request, response) => {
    const admin = requireAdmin(request);
    await removeProduct(deps, { id: request.params.id, admin });
    request.log.info({ admin: admin.id, productID: request.params.id }, 'a product was deleted');
    response.json({ success: true, ...inEnglish('Deleted successfully!') });
  });

  app.get('/api/admin/product/get', async (request, response) => {
    requireAdmin(request);
    const { page = 1, limit = MAX_UNPAGED } = parseInput(pagingSchema, request.query);
    const sort = { field: 'createdAt', ascending: false };
    const { products, total } = await listForAdmin(deps, { sort, skip: (page - 1) * limit, limit });
    response.json({ success: true, data: await productViews(deps, products), total });
  });

  app.get('/api/admin/product/get/:id', async (request, response) => {
    requireAdmin(request);
    const product = await getProduct(deps, request.params.id);
    response.json({ success: true, data: await productView(deps, product) });
  });
}
