import type { Shipment } from '@shop/contracts';
import type { SagaDeps } from '../deps.ts';
import { assertCurrent } from '../use-cases/assert-current.ts';
import { getOrder } from '../use-cases/get-order.ts';
import { setTrackingCode } from './annotate-order.ts';
import { changeStatus } from './change-status.ts';

type Parcel = Shipment & { admin: { id: string; userName: string }; orderID: string };

/**
 * A repeat after a crash changes nothing.
 * @throws `order-not-found`, `stale-version`
 */
export async function shipParcel(
  deps: SagaDeps,
  { admin, orderID, version, trackingCode, seenTrackingCode }: Parcel,
): Promise<void> {
  const order = await getOrder(deps, orderID);
  const isOwn = order.statusBy === admin.id && order.trackingCode === trackingCode;
  if (order.orderStatus === 'inShipping' && isOwn) return;
  assertCurrent(order, version);
  if (order.trackingCode !== trackingCode)
    await setTrackingCode(deps, { admin, orderID, trackingCode, seenTrackingCode });
  await changeStatus(deps, { admin, orderID, orderStatus: 'inShipping', version });
}
