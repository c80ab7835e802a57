import { notesOrEmpty } from '@shop/shop-rules/address-notes';
import { texts } from '../../texts/fi.ts';
import { moneyNote } from '../warnings/money-trouble.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { dateText } from '../../format/format-text.ts';
import { lineKey, lineText, parcelLines, pointText } from '../lines/order-text.ts';
import css from './PackingSlip.module.css';
import { SlipSheet } from './SlipSheet.tsx';

/** No prices: the parcel may be a gift. */
export function PackingSlip({ order }: { order: OrderRecord }) {
  const { address, delivery } = order;
  const lines = parcelLines(order);
  const note = moneyNote(order);
  const notes = notesOrEmpty(address?.notes);
  return (
    <SlipSheet>
      <h2>{texts.order.slip}</h2>
      {note ? <p className={css.note}>{note}</p> : null}
      <p>
        <strong>{order.orderNumber}</strong>, {dateText(order.orderDate)}
        <span className={css.id}>{order._id}</span>
      </p>
      {delivery ? (
        <p className={css.address}>
          {[delivery.name, ...(delivery.point ? [pointText(delivery.point)] : [])].join('\n')}
        </p>
      ) : null}
      {address ? (
        <p className={css.address}>
          {[
            address.name || order.userName,
            address.address,
            `${address.postcode} ${address.city}`,
            address.phone,
          ].join('\n')}
        </p>
      ) : null}
      <ul>
        {lines.map((line) => (
          <li key={lineKey(line)}>
            <span className={css.box} />
            <strong>{line.title}</strong> <span>{lineText(line)}</span>
          </li>
        ))}
      </ul>
      {lines.length === 0 ? <p className={css.note}>{texts.order.slipEmpty}</p> : null}
      {notes ? <p className={css.address}>{notes}</p> : null}
      {order.giftNote ? <p className={css.gift}>{order.giftNote}</p> : null}
      <p>{texts.order.slipThanks}</p>
      <p className={css.id}>{texts.order.slipNoPrices}</p>
    </SlipSheet>
  );
}
