import { expect, test } from 'vitest';
import { sitemapXml } from './sitemap.ts';

test('the sitemap names the pages that stay, a list for each category, and every product [spec-146]', () => {
  const places = [...sitemapXml(['65f', '66a'], 'https://kauppa.example').matchAll(/<loc>(.*?)<\/loc>/g)];
  const paths = places.map(([, place = '']) => place.replace('https://kauppa.example', ''));
  expect(paths).toContain('/shop/home');
  expect(paths).toContain('/shop/faq?kieli=en');
  expect(paths).toContain('/shop/listing?kategoria=langat');
  expect(paths.slice(-2)).toEqual(['/shop/products/65f', '/shop/products/66a']);
  expect(paths).toHaveLength(12 + 9 + 2);
});
