import type { Product } from '@shop/contracts/product';
import { getProduct, isUnanswered } from '@shop/shop-client';
import { api } from '../../lib/api/api.ts';

const AT_ONCE = 6;

type Found = { products: Product[]; removedIds: string[] };

/** In the ids' order; null when the catalogue is away. */
export async function loadProducts(ids: readonly string[]): Promise<Found | null> {
  const found = new Map<string, Product>();
  const removedIds: string[] = [];
  const waiting = [...ids];
  let isAway = false;
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined && !isAway; id = waiting.shift()) {
      const outcome = await getProduct(api, id);
      if (outcome.outcome === 'ok') found.set(id, outcome.data);
      else if (isUnanswered(outcome)) isAway = true;
      else if (outcome.outcome === 'failed' && outcome.status === 404) removedIds.push(id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return isAway ? null : { products: ids.flatMap((id) => found.get(id) ?? []), removedIds };
}
