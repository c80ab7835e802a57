import type { OrderStatus } from '@shop/shop-rules';
import { newEvent, orderStatusChanged, type NewEvent } from '@shop/events';
import { ShopError } from '@shop/service-kit';
import type { SagaDeps } from '../deps.ts';
import { enter, mayMove } from '../domain/saga.ts';
import { isRepeatedNotice } from './notified-status.ts';
import { adminMoves, isUnusual } from './order-status.ts';
import type { StoredOrder } from '../domain/order.ts';
import { changeOrder } from '../saga/change-order.ts';
import { driveOrder } from '../saga/drive-order.ts';
import { auditEvent } from '../use-cases/audit-event.ts';
import { assertCurrent } from '../use-cases/assert-current.ts';
import { getOrder } from '../use-cases/get-order.ts';

type StatusChange = {
  admin: { id: string; userName: string };
  orderID: string;
  orderStatus: OrderStatus;
  /** The version that the admin saw; without it the last write wins. */
  version?: number | undefined;
};

/**
 * Rejecting an unpaid order closes it; on a paid one it moves neither money nor stock.
 * @throws `order-not-found`, `stale-version`, `order-not-paid`, `queue-place-gone`
 */
export async function changeStatus(deps: SagaDeps, change: StatusChange): Promise<StoredOrder> {
  const { admin, orderID, orderStatus: to, version } = change;
  const before = await getOrder(deps, orderID);
  const at = deps.now();
  const order = await changeOrder(deps, orderID, (read) => {
    if (version !== undefined) assertCurrent(read, version);
    if (adminMoves[to].onlyPaid && !read.paidBy) throw new ShopError({ code: 'order-not-paid' });
    if (read.hasLeftQueue && to !== 'rejected') throw new ShopError({ code: 'queue-place-gone' });
    const isNo = adminMoves[to].closesUnpaid && !read.paidBy;
    const closes = isNo && mayMove(read.saga, 'closing');
    return {
      set: {
        orderStatus: to,
        statusBy: admin.id,
        ...(isNo ? { captureApproved: false } : {}),
        ...(closes ? enter('closing', read, at) : {}),
      },
      history: { at: at.toISOString(), by: admin.userName, what: 'status', from: read.orderStatus, to },
      ...(read.orderStatus === to ? {} : { event: statusChanged(read, to) }),
      audit: auditEvent(admin, read, {
        kind: 'order-status-changed',
        at,
        changes: [{ field: 'status', before: read.orderStatus, after: to }],
      }),
    };
  });
  const move = { orderID, admin: admin.id, from: before.orderStatus, to };
  if (isUnusual(before.orderStatus, to, order.paidBy !== null))
    deps.logger.warn(move, 'an unusual status change');
  else deps.logger.info(move, 'an admin changed a status');
  return driveOrder(deps, order).catch((err: unknown) => {
    deps.logger.warn({ err, orderID }, 'a rejected order is not closed yet; the sweeper goes on');
    return order;
  });
}

function statusChanged({ _id, orderStatus, trackingCode, history }: StoredOrder, to: OrderStatus): NewEvent {
  const isRepeated = isRepeatedNotice(history, to);
  return newEvent(orderStatusChanged, {
    orderID: _id,
    from: orderStatus,
    to,
    trackingCode,
    isRepeated,
  });
}
