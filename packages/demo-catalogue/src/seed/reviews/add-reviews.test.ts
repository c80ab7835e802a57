import { exampleReviewsSchema } from '@shop/contracts';
import { expect, test, vi } from 'vitest';
import { demoProducts } from '../../products/index.ts';
import type { ShopProduct } from '../shop-api.ts';
import { addReviews, reviewsOf } from './add-reviews.ts';
import { exampleReviews } from './example-reviews.ts';

const now = new Date('2026-11-29T12:00:00Z');
const products = demoProducts.map(({ slug, sizes }, index) => ({
  _id: index.toString(16).padStart(24, '0'),
  slug,
  sizes,
})) as unknown as ShopProduct[];

test('the demo’s reviews are of its own products, in the past, and fit the call', () => {
  const slugs = demoProducts.map(({ slug }) => slug);
  expect(Object.keys(exampleReviews).filter((slug) => !slugs.includes(slug))).toEqual([]);
  const reviews = reviewsOf(products, now);
  expect(reviews.length).toBeGreaterThanOrEqual(38);
  expect(exampleReviewsSchema.parse({ reviews }).reviews).toHaveLength(reviews.length);
  expect(reviews.every(({ at }) => Date.parse(at) < now.getTime())).toBe(true);
});

test('a shop that refuses examples stays without', async () => {
  const refusing = { addReviews: vi.fn(async () => false) };
  expect(await addReviews(refusing, { products, now })).toBe(0);
  expect(refusing.addReviews).toHaveBeenCalledOnce();
});
