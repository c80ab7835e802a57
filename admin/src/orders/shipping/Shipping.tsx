import Button from '@mui/material/Button';
import { useGetList } from 'react-admin';
import { Allowed } from '../../providers/Allowed.tsx';
import { texts } from '../../texts/fi.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Form } from '../../ui/Form.tsx';
import { Lead } from '../../ui/Lead.tsx';
import { ListFailure } from '../../ui/ListFailure.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import work from '../../ui/WorkList.module.css';
import { useLeaveWarning } from '../../ui/unsaved-changes.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { oldestFirst, orderViews } from '../list/order-views.ts';
import { ParcelRow } from './ParcelRow.tsx';
import { isToShip } from './parcel.ts';
import { useShipping } from './use-shipping.ts';

const { sending: words } = texts;
/** Parcels of one table; the next follow when these are sent. */
const MAX_PARCELS = 50;

export default function Shipping() {
  const { data, total, error, isPending, refetch } = useGetList<OrderRecord>(
    'orders',
    {
      pagination: { page: 1, perPage: MAX_PARCELS },
      sort: oldestFirst,
      filter: orderViews.toPack,
      meta: 'sending',
    },
    // Sent parcels stay listed until the page is opened again.
    { refetchOnWindowFocus: false, gcTime: 0 },
  );
  return (
    <>
      <PageHeading title={words.heading} note={total === undefined ? undefined : texts.orders.count(total)} />
      <Lead>{words.lead}</Lead>
      {error ? <ListFailure onRetry={() => void refetch()} /> : null}
      {isPending && !error ? <RowsSkeleton /> : null}
      {data?.length === 0 ? <EmptyState title={words.empty} line={texts.dashboard.nothingToPack} /> : null}
      {data?.length ? (
        <Allowed to="orders" otherwise={<Lead>{texts.rights.lookOnly}</Lead>}>
          <Parcels orders={data} total={total ?? 0} />
        </Allowed>
      ) : null}
    </>
  );
}

function Parcels({ orders, total }: { orders: OrderRecord[]; total: number }) {
  const { form, parcels, held, failure, put, send, undo, busy } = useShipping(orders);
  const leaving = parcels.filter(isToShip).length;
  useLeaveWarning(leaving > 0);
  if (failure?.isUnknown) return <ListFailure onRetry={failure.retry} />;
  return (
    <Form form={form} onSubmit={() => (busy || leaving === 0 ? undefined : send())}>
      {failure ? <ListFailure onRetry={failure.retry} /> : null}
      {total > orders.length ? <Lead>{words.first(orders.length, total)}</Lead> : null}
      <ul className={work.list}>
        {parcels.map((parcel) => (
          <ParcelRow
            key={parcel.order.id}
            parcel={parcel}
            disabled={busy}
            onChange={put}
            onUndo={() => void undo([parcel])}
          />
        ))}
      </ul>
      <div className={work.bar}>
        <output>{words.sum(leaving)}</output>
        {held.length > 0 ? (
          <Button variant="text" disabled={busy} onClick={() => void undo(held)}>
            {words.undoAll(held.length)}
          </Button>
        ) : null}
        <Button type="submit" disabled={busy || leaving === 0}>
          {words.submit}
        </Button>
      </div>
    </Form>
  );
}
