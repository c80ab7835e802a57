import type { Shipment } from '@shop/contracts';
import type { StoredOrder } from './order.ts';

export type Parcel = Shipment & { orderID: string; admin: { id: string; userName: string } };
export type HeldParcel = Parcel & { heldAt: Date };

/** Also if the order changed afterwards. */
export function hasLeft(
  { history }: Pick<StoredOrder, 'history'>,
  { admin, trackingCode, seenTrackingCode, heldAt }: Omit<HeldParcel, 'orderID'>,
): boolean {
  const since = history.filter(({ at }) => at >= heldAt.toISOString());
  const isCoded =
    trackingCode === seenTrackingCode ||
    since.some(({ what, text }) => what === 'tracking' && text === trackingCode);
  return (
    isCoded &&
    since.some(({ what, to, by }) => what === 'status' && to === 'inShipping' && by === admin.userName)
  );
}
