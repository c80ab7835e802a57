import type { SagaDeps } from '../deps.ts';
import { hasLeft, type HeldParcel } from '../domain/held-parcel.ts';
import { assertCurrent } from '../use-cases/assert-current.ts';
import { getOrder } from '../use-cases/get-order.ts';
import { setTrackingCode } from './annotate-order.ts';
import { changeStatus } from './change-status.ts';

/**
 * A repeat after a crash changes nothing.
 * @throws `order-not-found`, `stale-version`
 */
export async function shipParcel(deps: SagaDeps, parcel: HeldParcel): Promise<void> {
  const { admin, orderID, version, trackingCode, seenTrackingCode } = parcel;
  const order = await getOrder(deps, orderID);
  if (hasLeft(order, parcel)) return;
  assertCurrent(order, version);
  if (order.trackingCode !== trackingCode)
    await setTrackingCode(deps, { admin, orderID, trackingCode, seenTrackingCode });
  await changeStatus(deps, { admin, orderID, orderStatus: 'inShipping', version });
}
