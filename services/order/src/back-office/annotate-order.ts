import { ShopError } from '@shop/service-kit';
import type { ChangeDeps } from '../deps.ts';
import type { StoredOrder } from '../domain/order.ts';
import { changeOrder } from '../saga/change-order.ts';
import { auditEvent } from '../use-cases/audit-event.ts';
import { assertPlaced } from '../use-cases/get-order.ts';

type Annotation = { admin: { id: string; userName: string }; orderID: string };

export async function addNote(
  deps: ChangeDeps,
  { admin, orderID, text }: Annotation & { text: string },
): Promise<StoredOrder> {
  const at = deps.now();
  return changeOrder(deps, orderID, (order) => {
    assertPlaced(order);
    return {
      set: {},
      history: { at: at.toISOString(), by: admin.userName, what: 'note', text },
      audit: auditEvent(admin, order, { kind: 'order-noted', at, personal: { note: text } }),
    };
  });
}

/**
 * '' removes the code.
 * @param seenTrackingCode by default the last write wins
 * @throws `order-not-found`, `stale-version`
 */
export async function setTrackingCode(
  deps: ChangeDeps,
  {
    admin,
    orderID,
    trackingCode,
    seenTrackingCode,
  }: Annotation & { trackingCode: string; seenTrackingCode?: string | undefined },
): Promise<StoredOrder> {
  const at = deps.now();
  return changeOrder(deps, orderID, (order) => {
    assertPlaced(order);
    const now = order.trackingCode;
    if (trackingCode === now) return null;
    if ((seenTrackingCode ?? now) !== now) throw new ShopError({ code: 'stale-version' });
    return {
      set: { trackingCode },
      history: { at: at.toISOString(), by: admin.userName, what: 'tracking', text: trackingCode },
      audit: auditEvent(admin, order, {
        kind: 'order-tracked',
        at,
        changes: [{ field: 'code', before: now, after: trackingCode }],
      }),
    };
  });
}
