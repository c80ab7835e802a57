import { packingNote } from '../orders/warnings/packing-note.ts';
import { orderViewPath } from '../orders/list/order-views.ts';
import { texts } from '../texts/fi.ts';
import { OrderRow } from './OrderRow.tsx';
import { Section } from './Section.tsx';
import { useOldest } from './use-oldest.ts';

/** Orders that are not packed for now, each with the reason; nothing while there are none. */
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
          <OrderRow key={order.id} order={order} now={now} note={packingNote(order)} />
        ))}
      </ul>
    </Section>
  );
}
