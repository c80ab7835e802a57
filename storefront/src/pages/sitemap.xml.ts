import { categoryIds } from '@shop/contracts/categories';
import type { Product } from '@shop/contracts/product';
import type { APIRoute } from 'astro';
import { config } from '../config.ts';
import { CatalogueAway, listProducts } from '../lib/catalogue.ts';
import { listingPath, paths, productPath } from '../lib/paths.ts';

const still = [
  paths.home,
  paths.listing,
  paths.story,
  paths.faq,
  paths.contact,
  paths.privacy,
  paths.terms,
  paths.returns,
];
const PER_CALL = 100;
/** A sitemap may hold 50,000 addresses; a shop of handmade things stays far below. */
const MAX_CALLS = 50;

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const entry = (path: string): string => {
  const url = new URL(path, config.PUBLIC_URL).href.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
  return `<url><loc>${url}</loc></url>`;
};

async function allProducts(): Promise<Product[]> {
  const found: Product[] = [];
  for (let page = 1; page <= MAX_CALLS; page += 1) {
    const { products, total } = await listProducts({ page, limit: PER_CALL });
    found.push(...products);
    if (products.length === 0 || found.length >= total) break;
  }
  return found;
}

export const GET: APIRoute = async () => {
  try {
    const pages = [
      ...still,
      ...categoryIds.map((id) => listingPath('kategoria', [id])),
      ...(await allProducts()).map(({ _id }) => productPath(_id)),
    ];
    const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.map(entry).join('')}</urlset>\n`;
    return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
  } catch (error) {
    if (!(error instanceof CatalogueAway)) throw error;
    return new Response(null, { status: 503 });
  }
};
