import { errorCodes } from '@shop/contracts/error-codes';
import type { Product } from '@shop/contracts/product';
import { config } from '../config.ts';

const TIMEOUT_MS = 4_000;

/** How many products each option of each filter group would show. */
export type Facets = Record<string, Record<string, number>>;
export type ProductList = { products: Product[]; total: number; facets: Facets };

/** The catalogue could not answer; the message is for the shopper. */
export class CatalogueAway extends Error {}

type Answer = { success: boolean; message?: string; data?: unknown; total?: number; facets?: Facets };

async function ask(path: string): Promise<{ status: number; body: Answer }> {
  try {
    const response = await fetch(config.GATEWAY_URL + path, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = (await response.json()) as Answer;
    if (response.status < 500) return { status: response.status, body };
    throw new CatalogueAway(body.message ?? errorCodes.unavailable.message);
  } catch (error) {
    throw error instanceof CatalogueAway ? error : new CatalogueAway(errorCodes.unavailable.message);
  }
}

/**
 * A page of the published products.
 * @param query the parameters of GET /api/shop/product/get
 * @throws CatalogueAway
 */
export async function listProducts(query: Record<string, string | number>): Promise<ProductList> {
  const parameters = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const { status, body } = await ask(`/api/shop/product/get?${parameters}`);
  if (status !== 200) throw new CatalogueAway(body.message ?? errorCodes.unavailable.message);
  const products = Array.isArray(body.data) ? (body.data as Product[]) : [];
  return { products, total: body.total ?? products.length, facets: body.facets ?? {} };
}

/**
 * One published product, or null when there is none with this id.
 * @throws CatalogueAway
 */
export async function findProduct(id: string): Promise<Product | null> {
  const { status, body } = await ask(`/api/shop/products/${encodeURIComponent(id)}`);
  return status === 200 ? (body.data as Product) : null;
}
