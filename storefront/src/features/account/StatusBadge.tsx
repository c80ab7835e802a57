import { orderStatusLabels, type OrderStatus } from '@shop/contracts/order-status';
import './status-badge.css';

/** An order's state: a dot and a word in the state's own colour. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <span className="status" data-status={status}>
      {orderStatusLabels[status] ?? status}
    </span>
  );
}
