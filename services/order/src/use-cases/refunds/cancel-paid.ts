import { newEvent, orderStatusChanged } from '@shop/events';
import { ShopError } from '@shop/service-kit';
import type { SagaDeps } from '../../deps.ts';
import type { StoredOrder } from '../../domain/order.ts';
import { mayCancelPaid } from '../../domain/after-sales/paid-order.ts';
import { changeOrder } from '../../saga/change-order.ts';
import { driveOrder } from '../../saga/drive-order.ts';
import { getOwnOrder } from '../get-order.ts';
import { refundChange } from './request-refund.ts';

/**
 * Rejection, refund and stock are one write, before work has begun. @throws `order-not-found`, `order-in-work`, `busy`
 */
export async function cancelPaid(deps: SagaDeps, userID: string, orderID: string): Promise<StoredOrder> {
  await getOwnOrder(deps, userID, orderID);
  const order = await changeOrder(deps, orderID, (read) => {
    if (read.orderStatus === 'rejected' && read.statusBy === userID) return null;
    if (read.saga === 'committing') throw new ShopError({ code: 'busy' });
    if (!mayCancelPaid(read)) throw new ShopError({ code: 'order-in-work' });
    const now = deps.now();
    const whole = { kind: 'whole' as const, lines: [], delivery: true, restock: true, note: '', version: 0 };
    const money = refundChange(read, { by: 'customer', reason: 'withdrawal', request: whole }, now);
    const from = read.orderStatus;
    return {
      set: { ...money.set, orderStatus: 'rejected', statusBy: userID },
      history: [
        { at: now.toISOString(), by: 'customer', what: 'status', from, to: 'rejected' },
        ...money.history,
      ],
      event: newEvent(orderStatusChanged, {
        orderID,
        from,
        to: 'rejected',
        trackingCode: '',
        isRepeated: false,
      }),
      moreEvents: money.events,
    };
  });
  return driveOrder(deps, order).catch((err: unknown) => {
    deps.logger.warn(
      { err, orderID },
      'a cancelled order’s pieces are not back on sale yet; the sweeper goes on',
    );
    return order;
  });
}
