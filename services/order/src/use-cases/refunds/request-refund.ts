import type { RefundRequest } from '@shop/contracts';
import { formatMoney } from '@shop/money';
import type { NewEvent } from '@shop/events';
import { ShopError } from '@shop/service-kit';
import type { SagaDeps } from '../../deps.ts';
import type { StoredOrder } from '../../domain/order.ts';
import type { StoredRefund } from '../../domain/order-money.ts';
import { owesStock, refundEntry } from '../../domain/money/refund-record.ts';
import { nextRefundIds, paymentStatusOf } from '../../domain/money/refunds.ts';
import { closeReturned } from '../../domain/money/review-exits.ts';
import { isAnswered } from '../../domain/after-sales/withdrawals.ts';
import { assertSameCall, fingerprintOf, type CallFingerprint } from '../idempotency-key.ts';
import { changeOrder } from '../../saga/change-order.ts';
import { driveOrder } from '../../saga/drive-order.ts';
import { refundedEvent, refundEvent } from '../../saga/record-money.ts';
import { dueForStock } from '../../saga/return-stock.ts';
import { auditEvent } from '../audit-event.ts';
import { assertCurrent } from '../assert-current.ts';
import { refundBudget, type RefundDeps } from './refund-budget.ts';
import { assertPlaced } from '../get-order.ts';
import { newRefunds, type RefundInput } from './new-refunds.ts';

type AdminRefund = {
  admin: { id: string; userName: string; provedAt?: number };
  orderID: string;
  request: RefundRequest;
  /** A repeated Idempotency-Key returns the order unchanged. */
  key?: string | undefined;
};

/**
 * Writes the refund before the provider is called (Decision 0019). @throws `order-not-found`, `stale-version`,
 * `order-not-paid`, `payment-not-found`, `refund-elsewhere`, `busy`, `payment-unknown`, `refund-too-much`,
 * `withdrawal-not-found`, `withdrawal-refunded`, `refund-not-found`, `code-again`
 */
export async function requestRefund(deps: SagaDeps & RefundDeps, input: AdminRefund): Promise<StoredOrder> {
  const { admin, orderID, request, key } = input;
  const fingerprint = key === undefined ? undefined : fingerprintOf(admin.id, key, [orderID, request]);
  const budget = refundBudget(deps, admin);
  const order = await changeOrder(deps, orderID, async (read) => {
    await budget.giveBack();
    assertPlaced(read);
    if (fingerprint && isRepeatedCall(read, fingerprint)) return null;
    assertCurrent(read, request.version);
    const requested = { by: admin.userName, request };
    const { made, set, history, events } = refundChange(read, requested, deps.now(), fingerprint);
    await budget.take(sumOf(made));
    const [event, ...moreEvents] = events;
    const audit = refundAudit(read, input, made, deps.now());
    return { set, history, ...(event ? { event, moreEvents } : {}), audit };
  }).catch(async (error: unknown) => {
    await budget.giveBack();
    throw error;
  });
  deps.logger.info({ admin: admin.id, orderID }, 'an admin asked for a refund');
  return driveOrder(deps, order).catch((err: unknown) => {
    deps.logger.warn({ err, orderID }, 'pieces of a refund are not back on sale yet; the sweeper goes on');
    return order;
  });
}

function refundAudit(
  order: StoredOrder,
  { admin, request }: AdminRefund,
  made: StoredRefund[],
  at: Date,
): NewEvent {
  const changes = made.map(({ cents, currency }) => ({
    field: 'sum',
    before: '',
    after: formatMoney(cents, currency),
  }));
  return auditEvent(admin, order, {
    kind: 'order-refund-asked',
    at,
    changes,
    personal: { note: request.note },
  });
}

const sumOf = (refunds: StoredRefund[]): number => refunds.reduce((sum, { cents }) => sum + cents, 0);

function isRepeatedCall({ refunds }: StoredOrder, fingerprint: CallFingerprint): boolean {
  const earlier = Object.values(refunds).find(({ key }) => key === fingerprint.key);
  if (earlier) assertSameCall(earlier, fingerprint);
  return earlier !== undefined;
}

export function refundChange(
  read: StoredOrder,
  wanted: RefundInput,
  now: Date,
  fingerprint?: CallFingerprint,
) {
  const answered = answeredWithdrawal(read, wanted.request);
  const made = newRefunds(read, wanted, now).map((refund) => ({ ...refund, ...fingerprint }));
  const ids = nextRefundIds(read, made.length);
  const named = made.map((refund, index) => [ids[index] ?? '', refund] as const);
  const refunds = { ...read.refunds, ...Object.fromEntries(named) };
  const after: StoredOrder = { ...read, refunds };
  return {
    made,
    set: {
      refunds,
      ...(answered ? { withdrawals: { ...read.withdrawals, ...answered(ids) } } : {}),
      ...(made.some(owesStock) ? dueForStock(now) : {}),
      ...(made.some(({ elsewhere }) => elsewhere)
        ? { paymentStatus: paymentStatusOf(after), ...closeReturned(after, now) }
        : {}),
    },
    history: made.map((refund) => refundEntry(refund, now)),
    events: named.map(([refundId, refund]) =>
      (refund.elsewhere ? refundedEvent : refundEvent)(read, refundId, refund),
    ),
  };
}

/** A notice is answered again only after its refund failed. */
function answeredWithdrawal({ withdrawals, refunds }: StoredOrder, { withdrawal: id }: RefundRequest) {
  if (id === undefined) return null;
  const notice = withdrawals[id];
  if (!notice) throw new ShopError({ code: 'withdrawal-not-found' });
  if (isAnswered({ refunds }, notice)) throw new ShopError({ code: 'withdrawal-refunded' });
  return (refundIds: string[]) => ({
    [id]: { ...notice, refundIds: [...notice.refundIds, ...refundIds] },
  });
}
