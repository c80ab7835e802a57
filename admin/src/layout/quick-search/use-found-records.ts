import type { CustomerRecord } from '@shop/contracts';
import { orderStatusLabels } from '@shop/shop-rules/order-status';
import { useGetList } from 'react-admin';
import { createSearchParams } from 'react-router';
import { dateText } from '../../format/format-text.ts';
import { newestFirst, ordersPath } from '../../orders/list/order-views.ts';
import { productSorts } from '../../products/list/product-views.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import type { ProductRecord } from '../../providers/product-record.ts';
import { useMaySee } from '../../providers/use-may.ts';
import { quickSearchTexts as texts } from '../../texts/quick-search.ts';
import { bestTitles } from './best-titles.ts';

const MIN_LETTERS = 2;
const MAX_ROWS = 5;
const pagination = { page: 1, perPage: MAX_ROWS };
const candidates = { page: 1, perPage: 50 };

type FoundRow = { to: string; title: string; note: string };
export type FoundGroup = {
  title: string;
  rows: FoundRow[];
  total: number;
  allPath: string | null;
  state: 'loading' | 'failed' | 'ready';
  retry: () => void;
};

export const isLongEnough = (words: string): boolean => words.length >= MIN_LETTERS;

export function useFoundRecords(words: string): FoundGroup[] {
  const filter = { q: words };
  const enabled = isLongEnough(words);
  const seesCustomers = useMaySee('customers') === true;
  const orders = useGetList<OrderRecord>('orders', { filter, pagination, sort: newestFirst }, { enabled });
  const products = useGetList<ProductRecord>(
    'product',
    { filter, pagination: candidates, sort: productSorts.title },
    { enabled },
  );
  const customers = useGetList<CustomerRecord>(
    'customers',
    { filter, pagination, sort: { field: 'createdAt', order: 'DESC' } },
    { enabled: enabled && seesCustomers },
  );
  if (!enabled) return [];
  return [
    group(texts.groups.orders, orders, orderRow, ordersPath(filter)),
    group(
      texts.groups.products,
      { ...products, data: bestOf(products.data, words) },
      productRow,
      productsPath(words),
    ),
    ...(seesCustomers ? [group(texts.groups.customers, customers, customerRow, null)] : []),
  ];
}

const bestOf = (products: ProductRecord[] | undefined, words: string): ProductRecord[] | undefined =>
  products && bestTitles(products, words).slice(0, MAX_ROWS);

type List<Row> = {
  data?: Row[] | undefined;
  total?: number | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

function group<Row>(
  title: string,
  { data, total = 0, error, isFetching, refetch }: List<Row>,
  rowOf: (row: Row) => FoundRow,
  allPath: string | null,
): FoundGroup {
  const state = data ? 'ready' : error && !isFetching ? 'failed' : 'loading';
  return { title, rows: (data ?? []).map(rowOf), total, allPath, state, retry: () => void refetch() };
}

const orderRow = ({ id, orderNumber, userName, address, orderStatus, orderDate }: OrderRecord): FoundRow => ({
  to: `/orders/${id}`,
  title: `${orderNumber}, ${address?.name || userName}`,
  note: `${orderStatusLabels[orderStatus] ?? orderStatus}, ${dateText(orderDate)}`,
});

const productRow = ({ id, title, state }: ProductRecord): FoundRow => ({
  to: `/product/${id}`,
  title,
  note: state === 'draft' ? texts.draft : '',
});

const customerRow = ({ id, userName, email }: CustomerRecord): FoundRow => ({
  to: `/customers/${id}`,
  title: userName,
  note: email,
});

const productsPath = (q: string): string =>
  `/product?${createSearchParams({ filter: JSON.stringify({ q }), page: '1' }).toString()}`;
