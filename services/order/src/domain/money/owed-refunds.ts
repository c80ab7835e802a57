import type { StoredRefund } from '../order-money.ts';
import { refundableOf, type OrderMoney } from './refunds.ts';

type MoneyBack = Pick<StoredRefund, 'paymentId' | 'cents' | 'at' | 'retryOf'>;

/**
 * Cents still owed for failed refunds, by refund id. Newest first: a later refund may repeat an earlier one. Decision
 * 0061.
 */
export function owedRefunds(order: OrderMoney): Map<string, number> {
  const refundableByPayment = new Map<string, number>();
  const owed = new Map<string, number>();
  for (const [id, { paymentId, cents }] of unanswered(order).toReversed()) {
    const refundable = refundableByPayment.get(paymentId) ?? refundableOf(order, paymentId) ?? cents;
    const owedCents = Math.min(cents, refundable);
    refundableByPayment.set(paymentId, refundable - owedCents);
    if (owedCents > 0) owed.set(id, owedCents);
  }
  return owed;
}

/** Failed refunds without an answer; one later refund of the same amount answers only one of them. */
function unanswered(order: OrderMoney): [string, StoredRefund][] {
  const { refunds, disputes } = order;
  const lostDisputes = Object.values(disputes).filter(({ state }) => state === 'lost');
  const sent: MoneyBack[] = [...Object.values(refunds), ...lostDisputes];
  const answers = new Set<MoneyBack>();
  return Object.entries(refunds).filter(([id, refund]) => {
    if (refund.state !== 'failed' || wasAccepted(order, refund)) return false;
    const answer = sent.find(
      (candidate) => candidate !== refund && !answers.has(candidate) && isAnswer(candidate, id, refund),
    );
    if (answer) answers.add(answer);
    return answer === undefined;
  });
}

/** Without `again`, a later refund of the same amount answers the failed one, even if it failed too. */
function isAnswer(sent: MoneyBack, id: string, { paymentId, cents, changedAt }: StoredRefund): boolean {
  if (sent.retryOf !== undefined) return sent.retryOf === id;
  return sent.paymentId === paymentId && sent.cents === cents && sent.at >= changedAt;
}

/** By an admin, since the refund failed. */
function wasAccepted({ review }: OrderMoney, { paymentId, changedAt }: StoredRefund): boolean {
  const acceptedAt = review[paymentId]?.accepted?.at;
  return acceptedAt !== undefined && acceptedAt >= changedAt;
}
