import { orderViewPath } from '../orders/order-views.ts';
import { texts } from '../texts/fi.ts';
import { OrderRow } from './OrderRow.tsx';
import { Section } from './Section.tsx';
import css from './Section.module.css';
import { useOldest } from './use-oldest.ts';

export function ToPack({ now }: { now: Date }) {
  const { data, total, error } = useOldest('toPack');
  const { dashboard } = texts;
  return (
    <Section
      title={dashboard.toPackTitle}
      count={total}
      link={total ? { to: orderViewPath('toPack'), label: dashboard.allToPack(total) } : undefined}
    >
      {error ? <p className={css.line}>{dashboard.unknown}</p> : null}
      {total === 0 ? <p className={css.line}>{dashboard.nothingToPack}</p> : null}
      <ul>
        {data?.map((order) => (
          <OrderRow key={order.id} order={order} now={now} />
        ))}
      </ul>
    </Section>
  );
}
