import { texts } from '../../texts/fi.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { dateText } from '../../format/format-text.ts';
import { packingNote } from '../warnings/packing-note.ts';
import { PackingSlip } from './PackingSlip.tsx';
import { SlipSheet } from './SlipSheet.tsx';

export function PackingSlips({ orders }: { orders: OrderRecord[] }) {
  const withheld = orders.filter((order) => packingNote(order) !== '');
  return (
    <>
      {orders.map((order) =>
        withheld.includes(order) ? null : <PackingSlip key={order.id} order={order} />,
      )}
      {withheld.length > 0 ? <WithheldSheet orders={withheld} /> : null}
    </>
  );
}

function WithheldSheet({ orders }: { orders: OrderRecord[] }) {
  return (
    <SlipSheet>
      <h2>{texts.orders.withheldSheet}</h2>
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <strong>{order.address?.name || order.userName}</strong>
            <span>
              {order.orderNumber}, {dateText(order.orderDate)} ({order._id})
            </span>
            <span>{packingNote(order)}</span>
          </li>
        ))}
      </ul>
    </SlipSheet>
  );
}
