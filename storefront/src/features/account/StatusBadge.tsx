import { orderStatusLabels, type OrderStatus } from '@shop/shop-rules/order-status';
import '../../components/ui/dotted.css';
import './status-badge.css';

export function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <span className="dotted status" data-status={status}>
      {orderStatusLabels[status] ?? status}
    </span>
  );
}
