import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { texts } from '../../texts/fi.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListFailure } from '../../ui/ListFailure.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { useSmallScreen } from '../../ui/use-small-screen.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { OrderRows } from './OrderRows.tsx';
import { OrderTable } from './OrderTable.tsx';

export function OrderResults() {
  const { data, error, isPending, filterValues, setFilters, refetch } = useListContext<OrderRecord>();
  const small = useSmallScreen();
  if (error) return <ListFailure onRetry={() => void refetch()} />;
  if (isPending) return <RowsSkeleton />;
  if (data?.length) return small ? <OrderRows orders={data} /> : <OrderTable orders={data} />;
  if (Object.keys(filterValues).length === 0) {
    return <EmptyState title={texts.orders.empty} line={texts.orders.emptyLine} />;
  }
  return (
    <EmptyState title={texts.orders.emptyFiltered} line={texts.orders.emptyFilteredLine}>
      <Button variant="outlined" onClick={() => setFilters({})}>
        {texts.actions.clearFilters}
      </Button>
    </EmptyState>
  );
}
