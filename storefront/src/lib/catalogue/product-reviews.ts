import type { ReviewList } from '@shop/contracts/product-review';
import { listReviews } from '@shop/shop-client';
import { serverApi } from '../api/server-api.ts';

export async function findReviews(
  productID: string,
  query: Record<string, string>,
): Promise<ReviewList | null> {
  const outcome = await listReviews(serverApi, productID, query);
  return outcome.outcome === 'ok' ? outcome.data : null;
}
