import type { LinkedOrder } from '@shop/contracts/linked-order';
import { paymentMethodLabel, paymentStatusLabels } from '@shop/shop-rules/order-status';
import type { ReactNode } from 'react';
import { dateText } from '../../lib/text/date.ts';
import { account } from '../../texts/fi/account.ts';
import { StatusBadge } from './StatusBadge.tsx';

const texts = account.summary;

export function OrderFacts({ order }: { order: LinkedOrder }) {
  return (
    <dl className="order-facts">
      <Fact name={texts.number}>
        <span className="order-number">{order.orderNumber}</span>
      </Fact>
      <Fact name={texts.id}>
        <span className="order-id">{order._id}</span>
      </Fact>
      <Fact name={texts.date}>{dateText(order.orderDate)}</Fact>
      <Fact name={texts.status}>
        <StatusBadge status={order.orderStatus} />
      </Fact>
      <Fact name={texts.method}>{paymentMethodLabel(order)}</Fact>
      <Fact name={texts.payment}>
        <span data-payment-status={order.paymentStatus}>
          {paymentStatusLabels[order.isReviewed ? 'review' : order.paymentStatus] ??
            paymentStatusLabels.failed}
        </span>
      </Fact>
      {order.trackingCode && (
        <Fact name={texts.tracking}>
          <span className="order-id">
            {order.trackingUrl ? (
              <a className="link" href={order.trackingUrl} rel="noopener noreferrer" target="_blank">
                {order.trackingCode}
              </a>
            ) : (
              order.trackingCode
            )}
          </span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
