import type { ExampleReview } from '@shop/contracts';
import type { ShopApi, ShopProduct } from '../shop-api.ts';
import { exampleReviews } from './example-reviews.ts';

const DAY_MS = 86_400_000;

const daysBefore = (product: number, review: number): number => 3 + product * 2 + review * 19;

/** Examples of the products that are there, each on a day before `now`. */
export function reviewsOf(products: readonly ShopProduct[], now: Date): ExampleReview[] {
  return Object.entries(exampleReviews).flatMap(([slug, reviews], nth) => {
    const product = products.find((one) => one.slug === slug);
    if (!product) return [];
    return reviews.map(([name, stars, text, fit = null], index) => ({
      productID: product._id,
      name,
      stars,
      text,
      fit,
      size: product.sizes[(nth + index) % product.sizes.length] ?? '',
      at: new Date(now.getTime() - daysBefore(nth, index) * DAY_MS).toISOString(),
    }));
  });
}

/** @returns how many were added; 0 where the shop refuses examples */
export async function addReviews(
  shop: Pick<ShopApi, 'addReviews'>,
  { products, now }: { products: readonly ShopProduct[]; now: Date },
): Promise<number> {
  const reviews = reviewsOf(products, now);
  return (await shop.addReviews(reviews)) ? reviews.length : 0;
}
