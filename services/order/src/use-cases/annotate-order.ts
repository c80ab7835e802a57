import { ShopError } from '@shop/service-kit';
import type { OrderDeps } from '../deps.ts';
import type { StoredOrder } from '../domain/order.ts';
import { changeOrder } from './change-order.ts';
import { getOrder } from './get-order.ts';

type Annotation = { admin: { userName: string }; orderID: string };

/**
 * Writes a note into an order's history, for the back office alone.
 * @throws ShopError `order-not-found`
 */
export async function addNote(
  deps: OrderDeps,
  { admin, orderID, text }: Annotation & { text: string },
): Promise<StoredOrder> {
  await getOrder(deps, orderID);
  const at = deps.now().toISOString();
  return changeOrder(deps, orderID, () => ({
    set: {},
    history: { at, by: admin.userName, what: 'note', text },
  }));
}

/**
 * Writes down by which code the parcel can be followed; '' takes the code away. The same code again changes nothing.
 * @throws ShopError `order-not-found`, `stale-version`
 */
export async function setTrackingCode(
  deps: OrderDeps,
  {
    admin,
    orderID,
    trackingCode,
    version,
  }: Annotation & { trackingCode: string; version?: number | undefined },
): Promise<StoredOrder> {
  await getOrder(deps, orderID);
  const at = deps.now().toISOString();
  return changeOrder(deps, orderID, (order) => {
    if (version !== undefined && version !== order.version) throw new ShopError({ code: 'stale-version' });
    if (trackingCode === (order.trackingCode ?? '')) return null;
    return {
      set: { trackingCode },
      history: { at, by: admin.userName, what: 'tracking', text: trackingCode },
    };
  });
}
