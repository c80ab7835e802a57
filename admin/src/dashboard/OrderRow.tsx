import { Link } from 'react-router';
import { LinePictures } from '../orders/lines/LinePictures.tsx';
import type { OrderRecord } from '../providers/order-record.ts';
import { euroText } from '../format/format-text.ts';
import { OrderState } from '../orders/warnings/OrderState.tsx';
import { PrintSlips } from '../orders/packing/PrintSlips.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { texts } from '../texts/fi.ts';
import { Icon } from '../ui/Icon.tsx';
import css from './OrderRow.module.css';
import section from './Section.module.css';
import { whenText } from './when-text.ts';

type Props = {
  order: OrderRecord;
  now: Date;
  note?: string;
  search?: string;
  prints?: boolean;
};

export function OrderRow({ order, now, note, search = '', prints = false }: Props) {
  const { id, orderNumber, address, cartItems } = order;
  const name = address?.name || order.userName;
  const [first, ...others] = cartItems;
  return (
    <li className={`${section.row} ${css.row}`}>
      <span className={css.pictures}>
        <LinePictures lines={cartItems} />
      </span>
      <span className={section.text}>
        <Link to={`/orders/${id}${search}`} className={section.cover}>
          {address ? `${name}, ${address.city}` : name}
        </Link>
        {note ? (
          <span className={css.note}>{note}</span>
        ) : (
          <span className={css.items}>
            {orderNumber} · {first?.title} {others.length > 0 ? texts.list.andMore(others.length) : null}
          </span>
        )}
      </span>
      <span className={css.status}>
        {note ? <StatusBadge status={order.orderStatus} /> : <OrderState order={order} />}
      </span>
      <span className={css.total}>{euroText(order.totalAmount)}</span>
      <span className={css.date}>{whenText(order.orderDate, now)}</span>
      {prints ? (
        <PrintSlips load={() => [order]} label={texts.orders.printOne(orderNumber)} className={css.print}>
          <Icon name="print" size={18} />
        </PrintSlips>
      ) : null}
    </li>
  );
}
