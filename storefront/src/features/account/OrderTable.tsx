import type { Order } from '@shop/contracts/order';
import { orderStatuses, type OrderStatus } from '@shop/shop-rules/order-status';
import {
  createColumnHelper,
  createSortedRowModel,
  FlexRender,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { dateText } from '../../lib/text/date.ts';
import { priceText } from '../../lib/text/price.ts';
import { account } from '../../texts/fi/account.ts';
import { openOrder } from './order-store.ts';
import { OrderPictures } from './OrderPictures.tsx';
import './orders-table.css';
import { StatusBadge } from './StatusBadge.tsx';

const texts = account.orders;
const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
const column = createColumnHelper<typeof features, Order>();

const stage = (status: OrderStatus): number => orderStatuses.indexOf(status);

const columns = column.columns([
  column.accessor('_id', {
    id: 'id',
    header: texts.id,
    sortFn: sortFn_basic,
    cell: ({ row }) => (
      <>
        <OrderPictures lines={row.original.cartItems} />
        <span className="order-names">
          <span className="order-number">{row.original.orderNumber}</span>
          <span className="order-id">{row.original._id}</span>
        </span>
      </>
    ),
  }),
  column.accessor('orderDate', {
    id: 'date',
    header: texts.date,
    sortFn: sortFn_basic,
    sortDescFirst: true,
    cell: ({ getValue }) => <time dateTime={getValue()}>{dateText(getValue())}</time>,
  }),
  column.accessor('orderStatus', {
    id: 'status',
    header: texts.status,
    sortFn: (a, b) => stage(a.original.orderStatus) - stage(b.original.orderStatus),
    cell: ({ getValue }) => <StatusBadge status={getValue()} />,
  }),
  column.accessor('totalAmount', {
    id: 'total',
    header: texts.total,
    sortFn: sortFn_basic,
    sortDescFirst: true,
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

const ariaSort = (sorted: 'asc' | 'desc' | false): 'ascending' | 'descending' | undefined =>
  sorted ? (`${sorted}ending` as const) : undefined;

export function OrderTable({ orders }: { orders: Order[] }) {
  const table = useTable({
    features,
    columns,
    data: orders,
    initialState: { sorting: [{ id: 'date', desc: true }] },
    enableSortingRemoval: false,
  });
  return (
    <table className="orders">
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <th
                key={header.id}
                scope="col"
                data-column={header.column.id}
                lang="en"
                aria-sort={ariaSort(header.column.getIsSorted())}
              >
                {header.column.getCanSort() ? (
                  <button type="button" onClick={() => header.column.toggleSorting()}>
                    <FlexRender header={header} />
                  </button>
                ) : (
                  <FlexRender header={header} />
                )}
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
