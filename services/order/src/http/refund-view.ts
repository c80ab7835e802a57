import type { BuyersRefund, LineReturn, OrderRefund, Refundable } from '@shop/contracts';
import type { PaymentMethod } from '@shop/shop-rules';
import { eurosFromCents } from '@shop/money';
import { attemptOf, methodOfAttempt } from '../domain/money/attempts.ts';
import { handPaymentId } from '../domain/money/hand-payment.ts';
import { lineReturns } from '../domain/after-sales/line-returns.ts';
import { PROVIDER, type StoredRefund } from '../domain/order-money.ts';
import type { StoredOrder } from '../domain/order.ts';
import { owedRefunds } from '../domain/money/owed-refunds.ts';
import {
  centsOf,
  unreturnedParts,
  withdrawableDeliveryCents,
  type UnreturnedLine,
} from '../domain/money/refund-plan.ts';
import { owesStock } from '../domain/money/refund-record.ts';
import { sharedRefundable } from '../domain/money/refunds.ts';

/** The buyer's view, where a failed refund that is owed is still under way. */
export function buyersRefunds(order: StoredOrder): BuyersRefund[] {
  const owed = owedRefunds(order);
  return Object.entries(order.refunds)
    .filter(([id, { state }]) => state !== 'failed' || owed.has(id))
    .map(([id, refund]) => ({
      amount: eurosFromCents(owed.get(id) ?? refund.cents),
      currency: refund.currency,
      state: refund.state === 'succeeded' ? 'succeeded' : 'pending',
      paymentMethod: methodOfRefund(order, refund),
      at: refund.changedAt.toISOString(),
    }));
}

export function returnsOfLines(order: StoredOrder): { back?: LineReturn[] }[] {
  return lineReturns(order).map((parts) =>
    parts.length === 0
      ? {}
      : { back: parts.map(({ cents, ...part }) => ({ ...part, amount: eurosFromCents(cents) })) },
  );
}

export function refundLog(order: StoredOrder): OrderRefund[] {
  const owed = owedRefunds(order);
  return Object.entries(order.refunds).map(([id, refund]) => ({
    id,
    paymentId: refund.paymentId,
    amount: eurosFromCents(refund.cents),
    currency: refund.currency,
    state: refund.state,
    origin: originOf(refund),
    reason: refund.reason ?? '',
    paymentMethod: methodOfRefund(order, refund),
    by: refund.by,
    note: refund.note,
    ...(refund.isNoteForBuyer ? { noteTold: true as const } : {}),
    lines: refund.lines.flatMap(({ line, quantity }) => {
      const { productID, size, variant, customID } = order.lines[line] ?? {};
      if (!productID || !size || !variant || quantity < 1) return [];
      return { productID, size, variant, ...(customID ? { customID } : {}), quantity };
    }),
    delivery: refund.deliveryCents > 0,
    restocked: refund.lines.reduce((sum, { restock }) => sum + restock, 0),
    isRestocked: !owesStock(refund),
    providerRefundId: refund.providerRefundId,
    failure: refund.failure,
    at: refund.at.toISOString(),
    changedAt: refund.changedAt.toISOString(),
    owed: eurosFromCents(owed.get(id) ?? 0),
    canBeRetried: refund.by !== PROVIDER && owed.has(id),
  }));
}

function originOf({ by, elsewhere }: StoredRefund): OrderRefund['origin'] {
  if (elsewhere) return 'elsewhere';
  return by === PROVIDER ? 'provider' : 'shop';
}

export function refundable(order: StoredOrder): Refundable | null {
  const { paidBy, saga } = order;
  const refundableCents = paidBy && saga === 'committed' ? sharedRefundable(order, paidBy) : null;
  if (!paidBy || refundableCents === null) return null;
  const { lines, deliveryCents } = unreturnedParts(order, paidBy);
  return {
    amount: eurosFromCents(refundableCents),
    delivery: eurosFromCents(deliveryCents),
    withdrawalDelivery: eurosFromCents(withdrawableDeliveryCents(order, { deliveryCents })),
    lines: lines.map((line) => ({ amounts: amountsOf(line), restockable: line.restockable })),
  };
}

function amountsOf(left: UnreturnedLine): number[] {
  return Array.from({ length: left.quantity }, (_, before) => eurosFromCents(centsOf(left, before + 1)));
}

function methodOfRefund(order: StoredOrder, { paymentId }: StoredRefund): PaymentMethod {
  const { attempts, paymentMethod } = order;
  if (paymentId === handPaymentId(order)) return paymentMethod;
  return methodOfAttempt(attempts[attemptOf(paymentId)]);
}
