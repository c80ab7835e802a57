import { manualOrderTexts } from '../../texts/manual-orders.ts';
import { texts } from '../../texts/fi.ts';
import { RowTick } from '../../ui/RowTick.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { OrderActions } from './OrderActions.tsx';
import type { OrderRecord } from '../../providers/order-record.ts';
import { dateText, euroText, shortId } from '../../format/format-text.ts';
import { linePicture, pieceCount } from '../lines/order-text.ts';
import css from './OrderRows.module.css';
import { OrderState } from '../warnings/OrderState.tsx';

export function OrderRows({ orders }: { orders: OrderRecord[] }) {
  return (
    <ul className={css.rows}>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </ul>
  );
}

function OrderRow({ order }: { order: OrderRecord }) {
  const [first] = order.cartItems;
  const count = pieceCount(order.cartItems);
  return (
    <li className={css.row}>
      <span className={css.tick}>
        <RowTick id={order.id} label={texts.orders.choose(`${shortId(order.id)}, ${order.orderNumber}`)} />
      </span>
      <span className={css.picture}>
        <Picture image={first && linePicture(first)} sizes="56px" />
        {count > 1 ? <span className={css.pieces}>{count}</span> : null}
      </span>
      <span className={css.name}>{order.address?.name || order.userName}</span>
      <span className={css.total}>{euroText(order.totalAmount)}</span>
      <span className={css.facts} id={`order-${order.id}`}>
        {order.orderNumber} · {shortId(order.id)} · {dateText(order.orderDate)}
        {order.manual ? ` · ${manualOrderTexts.mark}` : ''}
      </span>
      <span className={css.status}>
        <OrderState order={order} />
      </span>
      <span className={css.button}>
        <OrderActions order={order} outlined />
      </span>
    </li>
  );
}
