import { orderAlerts, type OrderAlert } from '@shop/shop-rules/order-alert';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import type { OrderRecord } from '../providers/order-record.ts';
import { newestFirst, ordersPath } from '../orders/list/order-views.ts';
import { texts } from '../texts/fi.ts';
import { EVERY_MINUTE_MS } from '../ui/every-minute.ts';
import css from './MoneyAlerts.module.css';

export function MoneyAlerts() {
  return orderAlerts.map((alert) => <AlertLine key={alert} alert={alert} />);
}

function AlertLine({ alert }: { alert: OrderAlert }) {
  const { data, total } = useGetList<OrderRecord>(
    'orders',
    { pagination: { page: 1, perPage: 1 }, sort: newestFirst, filter: { alert } },
    { refetchInterval: EVERY_MINUTE_MS },
  );
  const [first] = data ?? [];
  if (!total || !first) return null;
  return (
    <p className={css.line}>
      <Link to={total === 1 ? `/orders/${first.id}` : ordersPath({ alert })}>
        {texts.dashboard.alerts[alert](total)}
      </Link>
    </p>
  );
}
