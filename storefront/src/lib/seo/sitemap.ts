import { categoryIds } from '@shop/shop-rules/categories';
import { inLanguage } from '../routing/language.ts';
import { listingPath, paths, productPath } from '../routing/paths.ts';
import { xmlText } from './xml.ts';

const still = [
  paths.home,
  paths.listing,
  paths.story,
  inLanguage(paths.story, 'en'),
  paths.faq,
  inLanguage(paths.faq, 'en'),
  paths.contact,
  paths.privacy,
  paths.terms,
  paths.returns,
  paths.withdrawal,
  paths.accessibility,
];

export function sitemapXml(productIds: string[], publicUrl: string): string {
  const addresses = [
    ...still,
    ...categoryIds.map((id) => listingPath('kategoria', [id])),
    ...productIds.map(productPath),
  ];
  const entries = addresses.map((path) => `<url><loc>${xmlText(new URL(path, publicUrl).href)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}
