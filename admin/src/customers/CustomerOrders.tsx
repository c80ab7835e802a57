import type { CustomerRecord, Order } from '@shop/contracts';
import { orderStatusLabels } from '@shop/shop-rules/order-status';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { dateText, euroText } from '../format/format-text.ts';
import { customerTexts } from '../texts/customers.ts';
import css from './Customers.module.css';

const MAX_ORDERS = 100;

export function CustomerOrders({ customer: { id } }: { customer: CustomerRecord }) {
  const { data = [], isPending } = useGetList<Order & { id: string }>('orders', {
    filter: { userID: id },
    pagination: { page: 1, perPage: MAX_ORDERS },
    sort: { field: 'orderDate', order: 'DESC' },
  });
  return (
    <section>
      <h3>{customerTexts.sheet.orders}</h3>
      {data.length === 0 && !isPending ? <p className={css.quiet}>{customerTexts.noOrders}</p> : null}
      <ul>
        {data.map((order) => (
          <li key={order.id}>
            <span>
              <Link to={`/orders/${order.id}`}>{order.orderNumber}</Link>{' '}
              <span className={css.quiet}>
                {dateText(order.orderDate)}, {orderStatusLabels[order.orderStatus]}
              </span>
            </span>
            <span>{euroText(order.totalAmount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
