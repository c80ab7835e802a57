import { texts } from '../../texts/fi.ts';
import { PageTick } from '../../ui/RowTick.tsx';
import { SortHead } from '../../ui/SortHead.tsx';
import tableCss from '../../ui/Table.module.css';
import type { OrderRecord } from '../../providers/order-record.ts';
import { OrderTableRow } from './OrderTableRow.tsx';

const { columns } = texts.orders;

export function OrderTable({ orders }: { orders: OrderRecord[] }) {
  return (
    <table className={tableCss.table} aria-label={texts.orders.heading}>
      <thead>
        <tr>
          <th scope="col" className={tableCss.tick}>
            <PageTick label={texts.orders.choosePage} />
          </th>
          <th scope="col">{columns.id}</th>
          <th scope="col" className={tableCss.roomy}>
            {columns.products}
          </th>
          <th scope="col" className={tableCss.named}>
            {columns.customer}
          </th>
          <SortHead field="orderDate" label={columns.date} />
          <SortHead field="orderStatus" label={columns.status} />
          <th scope="col" className={tableCss.roomy}>
            {columns.payment}
          </th>
          <SortHead field="totalAmount" label={columns.total} end />
          <th scope="col">
            <span className="visuallyHidden">{columns.details}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderTableRow key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  );
}
