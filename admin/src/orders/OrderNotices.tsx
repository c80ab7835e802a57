import { orderStatusLabels } from '@shop/contracts/order-status';
import { texts } from '../texts/fi.ts';
import { Notice } from '../ui/Notice.tsx';
import type { OrderRecord } from './order-record.ts';

/** What the maker has to know before anything else about this order. */
export function OrderNotices({ order, isStale }: { order: OrderRecord; isStale: boolean }) {
  const { orderStatus, paymentStatus } = order;
  return (
    <>
      {isStale ? <Notice>{texts.order.stale(orderStatusLabels[orderStatus])}</Notice> : null}
      {orderStatus === 'rejected' && paymentStatus === 'paid' ? (
        <Notice>{texts.order.refundLeft}</Notice>
      ) : null}
      {paymentStatus === 'review' ? <Notice>{texts.order.moneyInReview}</Notice> : null}
    </>
  );
}
