import { orderStatusLabels, type OrderStatus } from '@shop/shop-rules/order-status';
import css from './StatusBadge.module.css';
import { StatusDot } from './StatusDot.tsx';

/** An order's status as a word in its own colour, with a dot that fills as the parcel gets on. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <span className={css.badge} data-status={status}>
      <StatusDot status={status} />
      {orderStatusLabels[status] ?? status}
    </span>
  );
}
