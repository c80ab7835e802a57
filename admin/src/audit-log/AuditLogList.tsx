import type { AuditLogRow } from '@shop/contracts';
import Button from '@mui/material/Button';
import { ListBase, useListContext } from 'react-admin';
import { Guarded } from '../ui/Guarded.tsx';
import type { OrderMatches } from '../providers/audit-log-search.ts';
import { texts as common } from '../texts/fi.ts';
import { auditLogTexts as texts } from '../texts/audit-log.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Lead } from '../ui/Lead.tsx';
import { ListFailure } from '../ui/ListFailure.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';
import { Pager } from '../ui/Pager.tsx';
import { usePageSize } from '../ui/use-page-size.ts';
import { AuditLogFilters } from './AuditLogFilters.tsx';
import css from './AuditLogList.module.css';
import { ExportAuditLog } from './ExportAuditLog.tsx';
import { AuditEntryRow } from './AuditEntryRow.tsx';

const PAGE_SIZES = [25, 50, 100];

export default function AuditLogList() {
  const perPage = usePageSize('record', PAGE_SIZES, 25);
  return (
    <Guarded page="record">
      <ListBase<AuditLogRow> resource="record" sort={{ field: 'id', order: 'DESC' }} perPage={perPage}>
        <Heading />
        <Lead>{texts.lead}</Lead>
        <AuditLogFilters />
        <Results />
        <Pager sizes={PAGE_SIZES} />
      </ListBase>
    </Guarded>
  );
}

function Heading() {
  const { total } = useListContext<AuditLogRow>();
  return (
    <PageHeading title={texts.heading} note={total === undefined ? undefined : texts.count(total)}>
      <ExportAuditLog />
    </PageHeading>
  );
}

function Results() {
  const { data, error, isPending, refetch, meta } = useListContext<AuditLogRow>();
  if (error) return <ListFailure onRetry={() => void refetch()} />;
  if (isPending) return <RowsSkeleton />;
  const { orders } = meta as { orders: OrderMatches };
  if (!orders) return <WithoutOrders data={data} onRetry={() => void refetch()} />;
  return (
    <>
      {orders.total > orders.used ? <Lead>{texts.manyOrders(orders)}</Lead> : null}
      {data.length === 0 ? (
        <EmptyState title={texts.empty} line={texts.emptyLine} />
      ) : (
        <Entries data={data} />
      )}
    </>
  );
}

/** The order service did not answer: entries found by text only. */
function WithoutOrders({ data, onRetry }: { data: AuditLogRow[]; onRetry: () => void }) {
  const retry = (
    <Button variant="outlined" onClick={onRetry}>
      {common.actions.retry}
    </Button>
  );
  if (data.length === 0)
    return (
      <EmptyState title={texts.ordersUnavailable} line={texts.ordersUnavailableLine}>
        {retry}
      </EmptyState>
    );
  return (
    <>
      <Notice>
        <p>
          {texts.ordersUnavailable}. {texts.ordersUnavailableLine}
        </p>
        {retry}
      </Notice>
      <Entries data={data} />
    </>
  );
}

const Entries = ({ data }: { data: AuditLogRow[] }) => (
  <ol className={css.list}>
    {data.map((entry) => (
      <AuditEntryRow key={entry.id} entry={entry} />
    ))}
  </ol>
);
