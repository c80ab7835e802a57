import type { ReturnInput } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';

/**
 * Puts sold pieces of an order back on sale, once for each refund. Old sales stand in the product's sum alone.
 * @throws ShopError `out-of-stock` when the order was never sold so many
 */
export async function returnStock(
  { returns, now }: Pick<CatalogDeps, 'returns' | 'now'>,
  input: ReturnInput,
): Promise<void> {
  if (await returns.fromSale(input, now())) return;
  if (await returns.fromSum(input, now())) return;
  if (await returns.isBack(input)) return;
  throw new ShopError({ code: 'out-of-stock', details: 'there is no sale to take back' });
}
