import type { StoredRefund } from '../order-money.ts';
import { leftOf, type OrderMoney } from './refunds.ts';

/** `again` names the failed refund that this money repeats. */
type Sent = Pick<StoredRefund, 'paymentId' | 'cents' | 'at' | 'again'>;

/**
 * Cents still owed for failed refunds, by refund id. Newest first: a later refund may repeat an earlier one. Decision
 * 0061.
 */
export function owedRefunds(order: OrderMoney): Map<string, number> {
  const left = new Map<string, number>();
  const owed = new Map<string, number>();
  for (const [id, { paymentId, cents }] of unanswered(order).toReversed()) {
    const rest = left.get(paymentId) ?? leftOf(order, paymentId) ?? cents;
    const owes = Math.min(cents, rest);
    left.set(paymentId, rest - owes);
    if (owes > 0) owed.set(id, owes);
  }
  return owed;
}

/** Failed refunds without an answer; one later refund of the same amount answers only one of them. */
function unanswered(order: OrderMoney): [string, StoredRefund][] {
  const { refunds, disputes } = order;
  const won = Object.values(disputes).filter(({ state }) => state === 'lost');
  const sent: Sent[] = [...Object.values(refunds), ...won];
  const answers = new Set<Sent>();
  return Object.entries(refunds).filter(([id, refund]) => {
    if (refund.state !== 'failed' || isTaken(order, refund)) return false;
    const answer = sent.find((one) => one !== refund && !answers.has(one) && isAnswer(one, id, refund));
    if (answer) answers.add(answer);
    return answer === undefined;
  });
}

/** Without `again`, a later refund of the same amount answers the failed one, even if it failed too. */
function isAnswer(sent: Sent, id: string, { paymentId, cents, changedAt }: StoredRefund): boolean {
  if (sent.again !== undefined) return sent.again === id;
  return sent.paymentId === paymentId && sent.cents === cents && sent.at >= changedAt;
}

/** Whether an admin has accepted the money since the refund failed. */
function isTaken({ review }: OrderMoney, { paymentId, changedAt }: StoredRefund): boolean {
  const acceptedAt = review[paymentId]?.accepted?.at;
  return acceptedAt !== undefined && acceptedAt >= changedAt;
}
