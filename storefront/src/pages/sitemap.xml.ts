import type { APIRoute } from 'astro';
import { config } from '../config.ts';
import { allProducts } from '../lib/catalogue/all-products.ts';
import { CatalogueAway } from '../lib/catalogue/catalogue.ts';
import { sitemapXml } from '../lib/seo/sitemap.ts';

export const GET: APIRoute = async () => {
  try {
    const ids = (await allProducts()).map(({ _id }) => _id);
    return new Response(sitemapXml(ids, config.PUBLIC_URL), {
      headers: { 'content-type': 'application/xml; charset=utf-8' },
    });
  } catch (error) {
    if (!(error instanceof CatalogueAway)) throw error;
    return new Response(null, { status: 503 });
  }
};
