import { useDataProvider } from 'react-admin';
import { Link } from 'react-router';
import type { OrderRecord } from '../providers/order-record.ts';
import { oldestFirst, orderViewPath, orderViews, orderViewSearch } from '../orders/list/order-views.ts';
import { PrintSlips } from '../orders/packing/PrintSlips.tsx';
import { Allowed } from '../providers/Allowed.tsx';
import { texts } from '../texts/fi.ts';
import { MAX_TOGETHER } from '../ui/bulk-limit.ts';
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';
import { OrderRow } from './OrderRow.tsx';
import { Section } from './Section.tsx';
import css from './Section.module.css';
import { useOldest } from './use-oldest.ts';

export function ToPack({ now }: { now: Date }) {
  const { data, total, error } = useOldest('toPack');
  const { dashboard } = texts;
  return (
    <Section title={dashboard.toPackTitle} count={total} end={total ? <PrintAll total={total} /> : null}>
      {error ? <p className={css.line}>{dashboard.unknown}</p> : null}
      {data || error ? null : <RowsSkeleton rows={5} low />}
      {total === 0 ? <p className={css.line}>{dashboard.nothingToPack}</p> : null}
      <ul>
        {data?.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            now={now}
            search={orderViewSearch('toPack', oldestFirst)}
            prints
          />
        ))}
      </ul>
      {total ? (
        <p className={css.tools}>
          <Link to={orderViewPath('toPack')}>{dashboard.allToPack(total)}</Link>
          <Allowed to="orders">
            <Link to="/sending">{texts.sending.open}</Link>
          </Allowed>
        </p>
      ) : null}
    </Section>
  );
}

function PrintAll({ total }: { total: number }) {
  const dataProvider = useDataProvider();
  const load = async () => {
    const { data } = await dataProvider.getList<OrderRecord>('orders', {
      pagination: { page: 1, perPage: MAX_TOGETHER },
      sort: oldestFirst,
      filter: orderViews.toPack,
    });
    return data;
  };
  return (
    <PrintSlips load={load} className={css.action}>
      {total > MAX_TOGETHER ? texts.orders.printFirst(MAX_TOGETHER) : texts.orders.printAll(total)}
    </PrintSlips>
  );
}
