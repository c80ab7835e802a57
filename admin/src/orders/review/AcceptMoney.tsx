import type { ReviewedMoney } from '@shop/contracts';
import { formatMoney } from '@shop/money';
import { texts } from '../../texts/fi.ts';
import { MoneyDecision } from '../refunds/MoneyDecision.tsx';
import type { OrderRecord } from '../../providers/order-record.ts';
import { useMoneyDecision } from './use-review.ts';

type Props = { order: OrderRecord; money: ReviewedMoney };
const words = texts.review;

export function AcceptMoney({ order, money: { paymentId, amount, currency } }: Props) {
  const sum = formatMoney(Math.round((amount ?? 0) * 100), currency);
  const labels = {
    open: words.accept,
    question: words.acceptQuestion(sum),
    consequence: consequence(order),
    reason: words.reason,
  };
  return <MoneyDecision deciding={useMoneyDecision(order, paymentId, 'accept')} words={labels} />;
}

/** An order whose stock was released needs it again. */
function consequence({ isPaid, orderStatus }: OrderRecord): string {
  if (isPaid) return words.acceptAdditional;
  return orderStatus === 'rejected' ? words.acceptLate : words.acceptExplanation;
}
