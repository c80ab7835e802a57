import { Link } from 'react-router';
import { LinePictures } from '../orders/LinePictures.tsx';
import type { OrderRecord } from '../orders/order-record.ts';
import { euroText } from '../format/format-text.ts';
import { OrderState } from '../orders/OrderState.tsx';
import { StatusBadge } from '../orders/StatusBadge.tsx';
import { texts } from '../texts/fi.ts';
import css from './OrderRow.module.css';
import section from './Section.module.css';
import { whenText } from './when-text.ts';

type Props = {
  order: OrderRecord;
  now: Date;
  /** What is told of it instead of its products. */
  note?: string;
};

/** An order in one row that leads to it. */
export function OrderRow({ order, now, note }: Props) {
  const { id, address, cartItems } = order;
  const name = address?.name || order.userName;
  const [first, ...others] = cartItems;
  return (
    <li className={section.row}>
      <span className={css.pictures}>
        <LinePictures lines={cartItems} />
      </span>
      <span className={section.text}>
        <Link to={`/orders/${id}`} className={section.cover}>
          {address ? `${name}, ${address.city}` : name}
        </Link>
        {note ? (
          <span className={css.note}>{note}</span>
        ) : (
          <span className={css.items}>
            {first?.title} {others.length > 0 ? texts.list.andMore(others.length) : null}
          </span>
        )}
      </span>
      {note ? <StatusBadge status={order.orderStatus} /> : <OrderState order={order} />}
      <span className={css.total}>{euroText(order.totalAmount)}</span>
      <span className={css.date}>{whenText(order.orderDate, now)}</span>
    </li>
  );
}
