import { ShopError } from '@shop/service-kit';
import type { ChangeDeps } from '../deps.ts';
import { getOrder } from '../use-cases/get-order.ts';
import { adminOrderView } from './order-view.ts';

/** Adds the current order to `stale-version`; rethrows everything else. */
export function withCurrent(
  deps: Pick<ChangeDeps, 'orders'>,
  orderID: string,
): (error: unknown) => Promise<never> {
  return async (error) => {
    if (!(error instanceof ShopError) || error.code !== 'stale-version') throw error;
    throw new ShopError({ code: 'stale-version', data: adminOrderView(await getOrder(deps, orderID)) });
  };
}
