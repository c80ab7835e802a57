import { orderStatusLabels } from '@shop/shop-rules/order-status';
import { Link } from 'react-router';
import { texts } from '../../texts/fi.ts';
import { Notice } from '../../ui/Notice.tsx';
import { DisputeNotice } from '../review/DisputeNotice.tsx';
import { moneyNotice } from '../warnings/money-trouble.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { isDisputedUnsent } from '../warnings/packing-note.ts';
import { pendingText } from '../history/pending-text.ts';
import { ReviewNotice } from '../review/ReviewNotice.tsx';
import { isWithdrawn, withdrawnBeforeShipping } from '../warnings/withdrawn-unsent.ts';

export function OrderNotices({ order, isStale }: { order: OrderRecord; isStale: boolean }) {
  const { orderStatus, paymentStatus, pendingReason } = order;
  const notice = moneyNotice(order);
  const extent = withdrawnBeforeShipping(order);
  const isHeldBack = isDisputedUnsent(order);
  return (
    <>
      {order.disputes?.map((dispute) => (
        <DisputeNotice key={dispute.id} dispute={dispute} isOrderUnsent={isHeldBack} />
      ))}
      {isStale ? <Notice>{texts.order.stale(orderStatusLabels[orderStatus])}</Notice> : null}
      {orderStatus === 'rejected' && paymentStatus === 'paid' && (order.refundable?.amount ?? 0) > 0 ? (
        <Notice>{texts.order.refundLeft}</Notice>
      ) : null}
      {pendingReason ? <Notice>{pendingText(pendingReason)}</Notice> : null}
      {paymentStatus === 'review'
        ? order.review
            ?.filter(({ accepted }) => !accepted)
            .map((money) => <ReviewNotice key={money.paymentId} order={order} money={money} />)
        : null}
      {notice ? <Notice>{notice}</Notice> : null}
      {isWithdrawn(order) ? (
        <Notice>
          {texts.order.withdrawn[extent ?? 'sent']} <Link to="/withdrawals">{texts.order.withdrawnNext}</Link>
        </Notice>
      ) : null}
    </>
  );
}
