import { useGetList } from 'react-admin';
import { withdrawalTexts as words } from '../../texts/withdrawals.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EVERY_MINUTE_MS } from '../../ui/every-minute.ts';
import { ListFailure } from '../../ui/ListFailure.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import type { OrderRecord } from '../../providers/order-record.ts';
import { WithdrawalRow } from './WithdrawalRow.tsx';

const MAX_ORDERS = 200;

export default function Withdrawals() {
  const { data, error, isPending, refetch } = useGetList<OrderRecord>(
    'orders',
    {
      pagination: { page: 1, perPage: MAX_ORDERS },
      sort: { field: 'orderDate', order: 'ASC' },
      filter: { alert: 'withdrawal-open' },
    },
    { refetchInterval: EVERY_MINUTE_MS },
  );
  if (error && !data) return <ListFailure onRetry={() => void refetch()} />;
  if (isPending) return <RowsSkeleton />;
  const waiting = data
    .flatMap((order) => (order.withdrawals ?? []).map((notice) => ({ order, notice })))
    .filter(({ notice }) => !notice.isRefunded)
    .toSorted((a, b) => a.notice.refundDue.localeCompare(b.notice.refundDue));
  return (
    <>
      <PageHeading
        title={words.heading}
        note={waiting.length > 0 ? words.count(waiting.length) : undefined}
      />
      {waiting.length === 0 ? <EmptyState title={words.empty} line={words.emptyLine} /> : null}
      <ul>
        {waiting.map(({ order, notice }) => (
          <WithdrawalRow key={`${order.id} ${notice.id}`} order={order} notice={notice} />
        ))}
      </ul>
    </>
  );
}
