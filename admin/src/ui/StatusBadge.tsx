import { orderStatusLabels, type OrderStatus } from '@shop/shop-rules/order-status';
import css from './StatusBadge.module.css';
import { StatusDot } from './StatusDot.tsx';

export function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <span className={css.badge} data-status={status}>
      <StatusDot status={status} />
      {orderStatusLabels[status] ?? status}
    </span>
  );
}
