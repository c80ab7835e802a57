import { useState } from 'react';
import css from './OrderDetails.module.css';
import { OrderDelivery } from './OrderDelivery.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderHistory } from '../history/OrderHistory.tsx';
import { OrderEmails } from './OrderEmails.tsx';
import { ManualPayment } from '../payment/ManualPayment.tsx';
import { OrderLines } from '../lines/OrderLines.tsx';
import { OrderNotices } from './OrderNotices.tsx';
import type { OrderRecord } from '../../providers/order-record.ts';
import { OrderReceipts } from './OrderReceipts.tsx';
import { OrderRefunds } from '../refunds/OrderRefunds.tsx';
import { OrderTimeline } from '../history/OrderTimeline.tsx';
import { RefundDialog } from '../refunds/RefundDialog.tsx';
import { Allowed } from '../../providers/Allowed.tsx';
import { StatusForm } from '../status/StatusForm.tsx';
import { TrackingForm } from '../edit/TrackingForm.tsx';
import { UndoMove, type Moved } from '../status/UndoMove.tsx';
import { useTrackingCode } from '../edit/use-tracking-code.ts';
import { texts } from '../../texts/fi.ts';

export function OrderDetails({ order }: { order: OrderRecord }) {
  const [staleSince, setStaleSince] = useState<number>();
  const [refunding, setRefunding] = useState<number>();
  const [moved, setMoved] = useState<Moved>();
  const tracking = useTrackingCode(order);
  const isStale = staleSince !== undefined && staleSince !== order.version;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={`${css.body} roomForToast`} aria-label={texts.order.heading} tabIndex={0}>
        <div className={css.main}>
          <UndoMove order={order} moved={moved} onStale={setStaleSince} onDone={() => setMoved(undefined)} />
          <OrderNotices order={order} isStale={isStale} />
          <OrderFacts order={order} />
          <ManualPayment order={order} />
          <div className={css.sending}>
            <OrderDelivery order={order} />
            <Allowed to="orders" otherwise={<TrackingCode order={order} />}>
              <TrackingForm tracking={tracking} />
            </Allowed>
          </div>
          <OrderLines order={order} />
          <OrderRefunds order={order} onRefund={() => setRefunding(order.version)} />
          <OrderReceipts order={order} />
          <OrderEmails order={order} />
          <OrderTimeline order={order} />
        </div>
        <OrderHistory order={order} />
      </section>
      <Allowed to="orders" otherwise={<p className={css.lookOnly}>{texts.rights.lookOnly}</p>}>
        {/* A new status resets the form; other changes keep the admin's choice. */}
        <StatusForm
          key={order.orderStatus}
          order={order}
          tracking={tracking}
          onStale={setStaleSince}
          onChanged={(made) => {
            setStaleSince(undefined);
            setMoved(made);
          }}
          onRejected={setRefunding}
        />
      </Allowed>
      <RefundDialog order={order} seen={refunding} onClose={() => setRefunding(undefined)} />
    </>
  );
}

function TrackingCode({ order: { trackingCode } }: { order: OrderRecord }) {
  if (!trackingCode) return null;
  return (
    <p>
      {texts.order.trackingCode}: {trackingCode}
    </p>
  );
}
