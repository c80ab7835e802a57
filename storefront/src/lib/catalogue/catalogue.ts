import { errorCodes } from '@shop/contracts/error-codes';
import type { Product } from '@shop/contracts/product';
import { shareUnderWay } from '@shop/service-kit/share-under-way';
import * as shop from '@shop/shop-client';
import type { Facets, Failed, NoAnswer, ProductList } from '@shop/shop-client';
import { serverApi } from '../api/server-api.ts';

export type { Facets, ProductList };

export class CatalogueAway extends Error {}

const away = (outcome: Failed | NoAnswer): CatalogueAway =>
  new CatalogueAway(shop.wordsOf(outcome, errorCodes.unavailable).message);

/**
 * Concurrent pages share one call.
 * @param query of GET /api/shop/product/get
 * @throws CatalogueAway
 */
export async function listProducts(query: Record<string, string | number>): Promise<ProductList> {
  const asked = JSON.stringify(query);
  const outcome = await shareUnderWay(serverApi, asked, () => shop.listProducts(serverApi, query));
  if (outcome.outcome !== 'ok') throw away(outcome);
  return outcome.data;
}

/** @throws CatalogueAway */
export async function findProduct(id: string): Promise<Product | null> {
  const outcome = await shop.getProduct(serverApi, id);
  if (outcome.outcome === 'ok') return outcome.data;
  if (outcome.outcome === 'failed' && outcome.status < 500) return null;
  throw away(outcome);
}
