import { ShopError } from '@shop/service-kit';
import type { ChangeDeps } from '../../deps.ts';
import type { StoredOrder } from '../../domain/order.ts';
import { dismissMoney, mayDismiss } from '../../domain/money/review-exits.ts';
import { changeOrder } from '../../saga/change-order.ts';
import type { ReviewDecision } from './accept-payment.ts';
import { auditEvent } from '../audit-event.ts';
import { assertCurrent } from '../assert-current.ts';
import { assertPlaced } from '../get-order.ts';

/**
 * Closes the review of money of unknown amount. Decision 0060.
 * @throws `order-not-found`, `payment-not-found`, `stale-version`, `payment-not-dismissable`
 */
export async function dismissPayment(deps: ChangeDeps, deciding: ReviewDecision): Promise<StoredOrder> {
  const { admin, orderID, paymentId, version, text } = deciding;
  return changeOrder(deps, orderID, (read) => {
    assertPlaced(read);
    const note = read.review[paymentId];
    if (!note) throw new ShopError({ code: 'payment-not-found' });
    if (note.accepted) return null;
    assertCurrent(read, version);
    if (!mayDismiss(read, paymentId)) throw new ShopError({ code: 'payment-not-dismissable' });
    const at = deps.now();
    return {
      ...dismissMoney(read, paymentId, { by: admin.userName, at, text }),
      audit: auditEvent(admin, read, { kind: 'order-money-dismissed', at, personal: { note: text } }),
    };
  });
}
