import type { RefundPlan } from './refund-plan.ts';
import { refundableOf, paymentsSharingRefunds, type OrderMoney } from './refunds.ts';
import { spread } from './spread.ts';

export type RefundPart = { paymentId: string; plan: RefundPlan };

/**
 * Takes a refund from the payments in turn, the named one first. Its pieces go with the first part, so that each counts
 * once.
 */
export function splitRefund(order: OrderMoney, paymentId: string, whole: RefundPlan): RefundPart[] {
  const parts: RefundPart[] = [];
  let rest = whole;
  for (const payment of paymentsSharingRefunds(order, paymentId)) {
    const cents = Math.min(rest.cents, refundableOf(order, payment) ?? 0);
    if (cents === 0) continue;
    const [given, left] = divide(rest, cents);
    parts.push({ paymentId: payment, plan: given });
    rest = left;
  }
  return parts;
}

/** The first part has the pieces. */
function divide(whole: RefundPlan, cents: number): [RefundPlan, RefundPlan] {
  const worthCents = [...whole.lines.map((line) => line.cents), whole.deliveryCents];
  const all = worthCents.reduce((sum, one) => sum + one, 0);
  // Money beyond the worth of the lines belongs to no line.
  const shares = spread(Math.floor((all * cents) / whole.cents), worthCents);
  const shareOf = (index: number) => shares[index] ?? 0;
  const fee = shares.at(-1) ?? 0;
  const given = whole.lines.map((line, index) => ({ ...line, cents: shareOf(index) }));
  const remaining = whole.lines.map(({ line, cents: price }, index) => ({
    line,
    quantity: 0,
    cents: price - shareOf(index),
    restock: 0,
  }));
  return [
    { cents, lines: given, deliveryCents: fee },
    { cents: whole.cents - cents, lines: remaining, deliveryCents: whole.deliveryCents - fee },
  ];
}
