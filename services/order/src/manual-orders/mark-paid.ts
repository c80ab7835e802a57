import type { HandPayment } from '@shop/contracts';
import { formatEuro } from '@shop/money';
import { ShopError } from '@shop/service-kit';
import { confirmByHand, handPaymentId } from '../domain/money/hand-payment.ts';
import type { StoredOrder } from '../domain/order.ts';
import { alreadyPaid } from '../saga/already-paid.ts';
import { changeOrder } from '../saga/change-order.ts';
import { driveOrder } from '../saga/drive-order.ts';
import { moneyChange } from '../saga/record-money.ts';
import { settleAttempts } from '../saga/settle-attempts.ts';
import { assertCurrent } from '../use-cases/assert-current.ts';
import { auditEvent } from '../use-cases/audit-event.ts';
import type { Admin, ManualOrderDeps } from './deps.ts';
import { getManualOrder } from './payment-link.ts';

/** Settles open links first: their money counts. */
export async function markPaid(
  deps: ManualOrderDeps,
  { admin, orderID, payment }: { admin: Admin; orderID: string; payment: HandPayment },
): Promise<StoredOrder> {
  const { method, reason, version } = payment;
  await settleAttempts(deps, await getManualOrder(deps, orderID));
  const order = await changeOrder(deps, orderID, (read) => {
    if (read.paidBy === handPaymentId(read)) return null;
    if (read.paidBy) throw alreadyPaid(read);
    if (read.saga !== 'reserved') throw new ShopError({ code: 'order-closed' });
    assertCurrent(read, version);
    const at = deps.now();
    const audit = auditEvent(admin, read, {
      kind: 'order-marked-paid',
      at,
      changes: [
        { field: 'sum', before: '', after: formatEuro(read.totalCents) },
        { field: 'method', before: '', after: method },
      ],
      personal: { note: reason },
    });
    return { ...moneyChange(read, confirmByHand(read, { method, reason, by: admin.userName }, at)), audit };
  });
  return driveOrder(deps, order).catch((err: unknown) => {
    deps.logger.warn({ err, orderID }, 'an order marked as paid is not finished yet; the sweeper goes on');
    return order;
  });
}
