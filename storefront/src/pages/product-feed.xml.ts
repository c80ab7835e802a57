import type { APIRoute } from 'astro';
import { config } from '../config.ts';
import { allProducts } from '../lib/catalogue/all-products.ts';
import { CatalogueAway } from '../lib/catalogue/catalogue.ts';
import { productFeed } from '../lib/seo/product-feed.ts';
import { firstDelivery } from '../lib/api/settings.ts';
import { home } from '../texts/fi/home.ts';

export const GET: APIRoute = async () => {
  try {
    const feed = productFeed(await allProducts(), {
      publicUrl: config.PUBLIC_URL,
      brand: config.BRAND,
      description: home.description,
      delivery: firstDelivery(),
    });
    return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
  } catch (error) {
    if (!(error instanceof CatalogueAway)) throw error;
    return new Response(null, { status: 503 });
  }
};
