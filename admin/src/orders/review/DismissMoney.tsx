import type { ReviewedMoney } from '@shop/contracts';
import { texts } from '../../texts/fi.ts';
import { MoneyDecision } from '../refunds/MoneyDecision.tsx';
import type { OrderRecord } from '../../providers/order-record.ts';
import { useMoneyDecision } from './use-review.ts';

type Props = { order: OrderRecord; money: ReviewedMoney };
const { dismiss, dismissQuestion, dismissLine, dismissReason, dismissLater } = texts.review;
const words = { open: dismiss, question: dismissQuestion, consequence: dismissLine, reason: dismissReason };

/** Writes down what became of money whose sum nobody knows; an order that waits for it is to be ended first. */
export function DismissMoney({ order, money: { paymentId, amount, canBeDismissed } }: Props) {
  const deciding = useMoneyDecision(order, paymentId, 'dismiss');
  if (canBeDismissed) return <MoneyDecision deciding={deciding} words={words} />;
  return amount === null ? <p>{dismissLater}</p> : null;
}
