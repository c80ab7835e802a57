import { paymentMethodLabel } from '@shop/shop-rules/order-status';
import { useListContext } from 'react-admin';
import { manualOrderTexts } from '../../texts/manual-orders.ts';
import { texts } from '../../texts/fi.ts';
import { RowTick } from '../../ui/RowTick.tsx';
import tableCss from '../../ui/Table.module.css';
import { OrderActions } from './OrderActions.tsx';
import { LinePictures } from '../lines/LinePictures.tsx';
import type { OrderRecord } from '../../providers/order-record.ts';
import { moneyTrouble } from '../warnings/money-trouble.ts';
import { dateText, euroText, shortId } from '../../format/format-text.ts';
import { paymentText } from '../warnings/payment-text.ts';
import { OrderState } from '../warnings/OrderState.tsx';
import css from './OrderTableRow.module.css';

export function OrderTableRow({ order }: { order: OrderRecord }) {
  const { id, address, paymentStatus } = order;
  const { selectedIds } = useListContext<OrderRecord>();
  return (
    <tr data-chosen={selectedIds.includes(id) || undefined}>
      <td className={tableCss.tick}>
        <RowTick id={id} label={texts.orders.choose(`${shortId(id)}, ${order.orderNumber}`)} />
      </td>
      <th scope="row" title={id} id={`order-${id}`} className={css.id}>
        {order.orderNumber}
        <span className={tableCss.quiet}>{shortId(id)}</span>
        {order.manual ? <span className={tableCss.quiet}>{manualOrderTexts.mark}</span> : null}
      </th>
      <td className={tableCss.roomy}>
        <LinePictures lines={order.cartItems} />
      </td>
      <td className={tableCss.named}>
        <span className={tableCss.name}>{address?.name || order.userName}</span>
        <span className={tableCss.quiet}>{address?.city}</span>
      </td>
      <td>{dateText(order.orderDate)}</td>
      <td>
        <OrderState order={order} />
      </td>
      <td className={tableCss.roomy}>
        <span className={css.payment} data-payment={order.paymentCancelled ? 'cancelled' : paymentStatus}>
          {paymentText(order)}
        </span>{' '}
        {order.isMethodOpen ? null : <span className={css.quietInline}>{paymentMethodLabel(order)}</span>}
        {paymentStatus === 'review' ? <span className={tableCss.quiet}>{moneyTrouble(order)}</span> : null}
      </td>
      <td className={tableCss.end}>
        <span className={css.total}>{euroText(order.totalAmount)}</span>
      </td>
      <td className={tableCss.end}>
        <OrderActions order={order} />
      </td>
    </tr>
  );
}
