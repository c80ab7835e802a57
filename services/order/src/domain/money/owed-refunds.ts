import type { StoredRefund } from '../order-money.ts';
import { leftOf, type OrderMoney } from './refunds.ts';

/** Money that has gone the same way as a refund; `again` names the failed one that it sends once more. */
type Sent = Pick<StoredRefund, 'paymentId' | 'cents' | 'at' | 'again'>;

/**
 * What is still owed of the refunds that failed, by their ids, in hundredths of their currency. Each is owed until another
 * has taken its place, or somebody has taken its money as it is, and never more than is left of its payment. The newest
 * come first: they may ask anew for what an earlier one was of.
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

/** Those that failed and that nothing answers. What came after two of the same sum answers one of them. */
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

/** What names no other takes the place of one that had failed before, by its sum. It may have failed as well since. */
function isAnswer(sent: Sent, id: string, { paymentId, cents, changedAt }: StoredRefund): boolean {
  if (sent.again !== undefined) return sent.again === id;
  return sent.paymentId === paymentId && sent.cents === cents && sent.at >= changedAt;
}

/** Whether somebody has taken the money of a failed refund as it is since. */
function isTaken({ review }: OrderMoney, { paymentId, changedAt }: StoredRefund): boolean {
  const acceptedAt = review[paymentId]?.accepted?.at;
  return acceptedAt !== undefined && acceptedAt >= changedAt;
}
