import { ShopError } from '@shop/service-kit';
import { assertCurrent } from '../use-cases/assert-current.ts';
import { getOrder } from '../use-cases/get-order.ts';
import type { ShipmentDeps } from './deps.ts';
import type { Parcel, StoredShipment } from './shipment.ts';

/**
 * Sent by the sweeper once its time is over.
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

/** @throws `parcel-sent` once the time is over */
export async function undoShipment(
  { auditLog, shipments }: Pick<ShipmentDeps, 'auditLog' | 'shipments'>,
  { admin, orderID }: Pick<Parcel, 'admin' | 'orderID'>,
): Promise<void> {
  await auditLog.during({ kind: 'shipment-undone', by: admin.id, about: orderID }, async () => {
    if (!(await shipments.remove(orderID))) throw new ShopError({ code: 'parcel-sent' });
  });
}

export const listShipments = ({ shipments }: Pick<ShipmentDeps, 'shipments'>): Promise<StoredShipment[]> =>
  shipments.list();
