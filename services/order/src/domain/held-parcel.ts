import type { Shipment } from '@shop/contracts';
import type { StoredOrder } from './order.ts';
import { isUnsentStatus } from './parcel.ts';

export type Parcel = Shipment & { orderID: string; admin: { id: string; userName: string } };
export type HeldParcel = Parcel & { heldAt: Date };

/** Also if the order changed afterwards, unless it was moved back. */
export function hasLeft(
  { history }: Pick<StoredOrder, 'history'>,
  { admin, trackingCode, seenTrackingCode, heldAt }: Omit<HeldParcel, 'orderID'>,
): boolean {
  const since = history.filter(({ at }) => at >= heldAt.toISOString());
  const isCoded =
    trackingCode === seenTrackingCode ||
    since.some(({ what, text }) => what === 'tracking' && text === trackingCode);
  const moves = since.filter(({ what }) => what === 'status');
  const sentAt = moves.findLastIndex(({ to, by }) => to === 'inShipping' && by === admin.userName);
  return isCoded && sentAt !== -1 && !moves.slice(sentAt).some(({ to }) => isUnsentStatus(to));
}
