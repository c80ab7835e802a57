import { ShopError } from '@shop/service-kit';
import type { ChangeDeps } from '../deps.ts';
import type { StoredOrder } from '../domain/order.ts';
import { changeOrder } from '../saga/change-order.ts';
import { auditEvent } from '../use-cases/audit-event.ts';
import { assertPlaced } from '../use-cases/get-order.ts';

type Arrival = { admin: { id: string; userName: string }; orderID: string; id: string };

/**
 * The first arrival counts.
 * @throws `order-not-found`, `withdrawal-not-found`
 */
export function noteArrival(deps: ChangeDeps, { admin, orderID, id }: Arrival): Promise<StoredOrder> {
  return changeOrder(deps, orderID, (read) => {
    assertPlaced(read);
    const notice = read.withdrawals[id];
    if (!notice) throw new ShopError({ code: 'withdrawal-not-found' });
    if (notice.arrivedAt) return null;
    const at = deps.now();
    return {
      set: { withdrawals: { ...read.withdrawals, [id]: { ...notice, arrivedAt: at } } },
      history: { at: at.toISOString(), by: admin.userName, what: 'withdrawal: arrived' },
      audit: auditEvent(admin, read, { kind: 'order-goods-arrived', at }),
    };
  });
}
