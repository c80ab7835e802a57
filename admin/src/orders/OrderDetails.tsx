import { useState } from 'react';
import css from './OrderDetails.module.css';
import { OrderDelivery } from './OrderDelivery.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderLetters } from './OrderLetters.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderNotices } from './OrderNotices.tsx';
import type { OrderRecord } from './order-record.ts';
import { OrderRefunds } from './OrderRefunds.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { StatusForm } from './StatusForm.tsx';
import { TrackingForm } from './TrackingForm.tsx';
import { texts } from '../texts/fi.ts';

/** One order: facts, lines and delivery at the left, what has happened at the right, its status at the foot. */
export function OrderDetails({ order }: { order: OrderRecord }) {
  const [staleSince, setStaleSince] = useState<number>();
  const [isRefunding, setRefunding] = useState(false);
  const isStale = staleSince !== undefined && staleSince !== order.version;
  return (
    <>
      {/* What scrolls has to be reached by the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={css.body} aria-label={texts.order.heading} tabIndex={0}>
        <div className={css.main}>
          <OrderNotices order={order} isStale={isStale} />
          <OrderFacts order={order} />
          <OrderLines order={order} />
          <OrderRefunds order={order} onRefund={() => setRefunding(true)} />
          <div className={css.sending}>
            <OrderDelivery order={order} />
            <TrackingForm order={order} />
          </div>
          <OrderLetters orderID={order.id} />
        </div>
        <OrderHistory order={order} />
      </section>
      {/* A version of its own is a form of its own: it starts from what the order is now. */}
      <StatusForm
        key={order.version}
        order={order}
        onStale={() => setStaleSince(order.version)}
        onChanged={() => setStaleSince(undefined)}
        onRejected={() => setRefunding(true)}
      />
      <RefundDialog order={order} open={isRefunding} onClose={() => setRefunding(false)} />
    </>
  );
}
