import { moneyNote } from '../orders/money-trouble.ts';
import { orderViewPath } from '../orders/order-views.ts';
import { texts } from '../texts/fi.ts';
import { OrderRow } from './OrderRow.tsx';
import { Section } from './Section.tsx';
import { useOldest } from './use-oldest.ts';

/** Orders that would be packed if their money were right, each with what is wrong; nothing while there are none. */
export function Withheld({ now }: { now: Date }) {
  const { data, total } = useOldest('withheld');
  if (!total) return null;
  return (
    <Section
      title={texts.orders.views.withheld}
      count={total}
      link={{ to: orderViewPath('withheld'), label: texts.dashboard.allWithheld(total) }}
    >
      <ul>
        {data?.map((order) => (
          <OrderRow key={order.id} order={order} now={now} note={moneyNote(order)} />
        ))}
      </ul>
    </Section>
  );
}
