import { texts } from '../../texts/fi.ts';
import { moneyMark } from './money-trouble.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { isDisputed } from './packing-note.ts';
import css from './OrderState.module.css';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { withdrawnBeforeShipping } from './withdrawn-unsent.ts';

export function OrderState({ order }: { order: OrderRecord }) {
  const withdrawn = withdrawnBeforeShipping(order);
  const marks = [
    isDisputed(order) ? texts.order.disputedMark : null,
    moneyMark(order) ?? (withdrawn && texts.order.withdrawnMark[withdrawn]),
  ];
  const mark = marks.filter(Boolean).join(', ');
  return (
    <span className={css.state}>
      <StatusBadge status={order.orderStatus || 'pending'} />
      {mark ? <span className={css.mark}>{mark}</span> : null}
      {order.packingBlock === 'unmade' && order.paymentStatus === 'paid' ? (
        <span className={css.quiet}>{texts.order.unmadeMark}</span>
      ) : null}
    </span>
  );
}
