import type { SearchSuggestions } from '@shop/contracts';
import type { Express } from 'express';
import type { SearchDeps } from './open-search.ts';
import { searchProducts, suggestProducts } from './search-products.ts';
import { noteMiss } from './search-words.ts';
import { productsJson, queuesOf, successJson } from '../http/product-json.ts';
import { productViews } from '../http/product-view.ts';

const MAX_FOUND = 60;

export function mountSearchRoutes(app: Express, deps: SearchDeps): void {
  app.get('/api/shop/search/:keyword', async (request, response) => {
    const { keyword } = request.params;
    const { products, total, didYouMean } = await searchProducts(deps, { keyword, limit: MAX_FOUND });
    if (total === 0) noteMiss(deps, keyword);
    const data = await productsJson(deps, products);
    response.type('json').send(successJson(`[${data.join(',')}]`, { total, didYouMean }));
  });

  app.get('/api/shop/search/:keyword/suggestions', async (request, response) => {
    const { products, ...found } = await suggestProducts(deps, request.params.keyword);
    const [views, queues] = await Promise.all([productViews(deps, products), queuesOf(deps, products)]);
    const data: SearchSuggestions = {
      products: views.map(({ _id, title, images, placeholders, stock }) => ({
        _id,
        title,
        image: images[0] ?? '',
        placeholder: placeholders[0] ?? '',
        ...(stock <= 0 && !queues.get(_id)?.free ? { isSoldOut: true } : {}),
      })),
      ...found,
    };
    response.json({ success: true, data });
  });
}
