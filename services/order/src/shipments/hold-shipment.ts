import { ShopError } from '@shop/service-kit';
import { hasLeft, type HeldParcel, type Parcel } from '../domain/held-parcel.ts';
import { assertCurrent } from '../use-cases/assert-current.ts';
import { getOrder } from '../use-cases/get-order.ts';
import type { ShipmentDeps } from './deps.ts';
import type { StoredShipment } from './shipment.ts';

/**
 * Sent by the sweeper once its time is over. Decision 0069.
 * @throws `order-not-found`, `stale-version`, `parcel-sent`
 */
export async function holdShipment(deps: ShipmentDeps, parcel: Parcel): Promise<StoredShipment> {
  const { auditLog, config, now, shipments } = deps;
  const { admin, orderID: about, version, seenTrackingCode } = parcel;
  return auditLog.during({ kind: 'shipment-held', by: admin.id, about }, async () => {
    const order = await getOrder(deps, about);
    assertCurrent(order, version);
    if (order.trackingCode !== seenTrackingCode) throw new ShopError({ code: 'stale-version' });
    const dueAt = new Date(now().getTime() + config.SHIPPING_HOLD_SECONDS * 1000);
    const held = await shipments.hold(parcel, dueAt);
    if (!held) throw new ShopError({ code: 'parcel-sent' });
    return held;
  });
}

/** @throws `parcel-sent` once it has left, or while it is being sent */
export async function undoShipment(
  deps: Pick<ShipmentDeps, 'auditLog' | 'shipments' | 'orders' | 'config'>,
  { admin, orderID }: Pick<Parcel, 'admin' | 'orderID'>,
): Promise<void> {
  const { auditLog, shipments } = deps;
  await auditLog.during({ kind: 'shipment-undone', by: admin.id, about: orderID }, async () => {
    const held = await shipments.find(orderID);
    const isHere = held && !hasLeft(await getOrder(deps, orderID), heldParcel(deps, held));
    if (!isHere || !(await shipments.withdraw(held))) throw new ShopError({ code: 'parcel-sent' });
  });
}

export function heldParcel(
  { config }: Pick<ShipmentDeps, 'config'>,
  { _id: orderID, admin, version, trackingCode, seenTrackingCode, dueAt }: StoredShipment,
): HeldParcel {
  const heldAt = new Date(dueAt.getTime() - config.SHIPPING_HOLD_SECONDS * 1000);
  return { orderID, admin, version, trackingCode, seenTrackingCode, heldAt };
}

export const listShipments = ({ shipments }: Pick<ShipmentDeps, 'shipments'>): Promise<StoredShipment[]> =>
  shipments.list();
