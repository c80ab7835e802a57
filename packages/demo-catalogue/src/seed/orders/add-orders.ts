import { forEachInParallel } from '../pool.ts';
import type { Progress } from '../progress.ts';
import type { ShopApi, ShopProduct } from '../shop-api.ts';
import { pastOrder, type OrderHistory } from './past-order.ts';

type Deps = { shop: ShopApi; progress: Progress; signal: AbortSignal };
type OrdersInput = { count: number; kind: OrderHistory; products: readonly ShopProduct[]; now: Date };

/** Limit of an import call. */
const ORDERS_A_CALL = 50;
const PARALLEL_CALLS = 2;

/**
 * A repeated run continues.
 * @returns how many were added
 */
export async function addOrders({ shop, progress, signal }: Deps, input: OrdersInput): Promise<number> {
  const { count, kind, now } = input;
  // Stable order, so that every run makes equal orders.
  const products = input.products.toSorted((a, b) => (a._id < b._id ? -1 : 1));
  const starts = Array.from({ length: Math.ceil(count / ORDERS_A_CALL) }, (_, call) => call * ORDERS_A_CALL);
  let added = 0;
  let sent = 0;
  await forEachInParallel(starts, PARALLEL_CALLS, async (start) => {
    signal.throwIfAborted();
    const length = Math.min(ORDERS_A_CALL, count - start);
    const orders = Array.from({ length }, (_, index) => pastOrder(start + index, { kind, products, now }));
    const more = await shop.importOrders(orders);
    added += more;
    sent += length;
    progress.show(`${sent} of ${count} orders imported`);
  });
  return added;
}
