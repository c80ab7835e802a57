import type { ChangeDeps } from '../deps.ts';
import type { StoredOrder } from '../domain/order.ts';
import { changeOrder } from '../saga/change-order.ts';
import { auditEvent } from '../use-cases/audit-event.ts';
import { assertPlaced } from '../use-cases/get-order.ts';

/** Ends every link sent so far. @throws `order-not-found` */
export async function revokeLinks(
  deps: ChangeDeps,
  { admin, orderID }: { admin: { id: string; userName: string }; orderID: string },
): Promise<StoredOrder> {
  const at = deps.now();
  return changeOrder(deps, orderID, (order) => {
    assertPlaced(order);
    return {
      set: {},
      dropsLinks: true,
      history: { at: at.toISOString(), by: admin.userName, what: 'links revoked' },
      audit: auditEvent(admin, order, { kind: 'order-links-revoked', at }),
    };
  });
}
