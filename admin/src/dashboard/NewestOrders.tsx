import { useGetList } from 'react-admin';
import type { OrderRecord } from '../providers/order-record.ts';
import { orderViewPath } from '../orders/list/order-views.ts';
import { texts } from '../texts/fi.ts';
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';
import { OrderRow } from './OrderRow.tsx';
import { Section } from './Section.tsx';
import css from './Section.module.css';

export function NewestOrders({ now }: { now: Date }) {
  const { data, total, error } = useGetList<OrderRecord>('orders', {
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'orderDate', order: 'DESC' },
    filter: {},
  });
  const { dashboard } = texts;
  return (
    <Section
      title={dashboard.newestTitle}
      link={total ? { to: orderViewPath('all'), label: dashboard.allOrders } : undefined}
    >
      {error ? <p className={css.line}>{dashboard.unknown}</p> : null}
      {data || error ? null : <RowsSkeleton rows={5} low />}
      {total === 0 ? <p className={css.line}>{dashboard.noOrders}</p> : null}
      <ul>
        {data?.map((order) => (
          <OrderRow key={order.id} order={order} now={now} />
        ))}
      </ul>
    </Section>
  );
}
