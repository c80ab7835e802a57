import { moneyMark } from './money-trouble.ts';
import type { OrderRecord } from './order-record.ts';
import css from './OrderState.module.css';
import { StatusBadge } from './StatusBadge.tsx';

/** An order's status, and beside it that it was moved on although its money is not right. */
export function OrderState({ order }: { order: OrderRecord }) {
  const mark = moneyMark(order);
  return (
    <span className={css.state}>
      <StatusBadge status={order.orderStatus || 'pending'} />
      {mark ? <span className={css.mark}>{mark}</span> : null}
    </span>
  );
}
