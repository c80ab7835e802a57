import type { Order } from '@shop/contracts/order';
import { createColumnHelper, FlexRender, tableFeatures, useTable } from '@tanstack/react-table';
import { dateText } from '../../lib/date.ts';
import { priceText } from '../../lib/price.ts';
import { account } from '../../texts/fi/account.ts';
import { openOrder } from './order-store.ts';
import { OrderPictures } from './OrderPictures.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const texts = account.orders;
// The server sorts; the table only lays out.
const features = tableFeatures({});
const column = createColumnHelper<typeof features, Order>();

const columns = column.columns([
  column.accessor('_id', {
    id: 'id',
    header: texts.id,
    cell: ({ row }) => (
      <>
        <OrderPictures lines={row.original.cartItems} />
        <span className="order-id">{row.original._id}</span>
      </>
    ),
  }),
  column.accessor('orderDate', {
    id: 'date',
    header: texts.date,
    cell: ({ getValue }) => <time dateTime={getValue()}>{dateText(getValue())}</time>,
  }),
  column.accessor('orderStatus', {
    id: 'status',
    header: texts.status,
    cell: ({ getValue }) => <StatusBadge status={getValue()} />,
  }),
  column.accessor('totalAmount', {
    id: 'total',
    header: texts.total,
    cell: ({ getValue }) => <span className="price">{priceText(getValue())}</span>,
  }),
  column.display({
    id: 'details',
    header: () => (
      <span className="sr" lang="en">
        {texts.details}
      </span>
    ),
    cell: ({ row }) => (
      <button
        type="button"
        className="link"
        lang="en"
        aria-label={texts.detailsOf(row.original._id)}
        onClick={() => void openOrder(row.original._id)}
      >
        {texts.details}
      </button>
    ),
  }),
]);

/** The orders of a shopper; on a phone CSS lays each row out as a block. */
export function OrderTable({ orders }: { orders: Order[] }) {
  const table = useTable({ features, columns, data: orders });
  return (
    <table className="orders">
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <th key={header.id} scope="col" data-column={header.column.id} lang="en">
                <FlexRender header={header} />
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} data-order={row.original._id}>
            {row.getAllCells().map((cell) => (
              <td key={cell.id} data-column={cell.column.id}>
                <FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
