import { texts } from '../texts/fi.ts';
import { moneyMark } from './money-trouble.ts';
import type { OrderRecord } from './order-record.ts';
import css from './OrderState.module.css';
import { StatusBadge } from './StatusBadge.tsx';
import { withdrawnUnsent } from './withdrawn-unsent.ts';

/** An order's status, and beside it that it was moved on although its money is not right, or that its buyer has withdrawn. */
export function OrderState({ order }: { order: OrderRecord }) {
  const withdrawn = withdrawnUnsent(order);
  const mark = moneyMark(order) ?? (withdrawn && texts.order.withdrawnMark[withdrawn]);
  return (
    <span className={css.state}>
      <StatusBadge status={order.orderStatus || 'pending'} />
      {mark ? <span className={css.mark}>{mark}</span> : null}
    </span>
  );
}
