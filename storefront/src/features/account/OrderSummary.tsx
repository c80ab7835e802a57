import type { Order } from '@shop/contracts/order';
import { paymentMethodLabels, paymentStatusLabels } from '@shop/contracts/order-status';
import type { ReactNode } from 'react';
import { dateText } from '../../lib/date.ts';
import { priceText } from '../../lib/price.ts';
import { account } from '../../texts/fi/account.ts';
import { AddressText } from './AddressText.tsx';
import './order.css';
import { LookAgain } from './LookAgain.tsx';
import { OrderLines } from './OrderLines.tsx';
import { PayRest } from './PayRest.tsx';
import { refundText } from './refund-text.ts';
import { StatusBadge } from './StatusBadge.tsx';

const texts = account.summary;

/** All of one order: what, when, for how much, and where to. */
export function OrderSummary({ order, heading: Heading = 'h3' }: { order: Order; heading?: 'h2' | 'h3' }) {
  return (
    <div className="order-summary">
      <dl className="order-facts">
        <Fact name={texts.id}>
          <span className="order-id">{order._id}</span>
        </Fact>
        <Fact name={texts.date}>{dateText(order.orderDate)}</Fact>
        <Fact name={texts.status}>
          <StatusBadge status={order.orderStatus} />
        </Fact>
        <Fact name={texts.method}>{paymentMethodLabels[order.paymentMethod] ?? order.paymentMethod}</Fact>
        <Fact name={texts.payment}>
          <span data-payment-status={order.paymentStatus}>
            {paymentStatusLabels[order.paymentStatus] ?? paymentStatusLabels.failed}
          </span>
        </Fact>
        {order.trackingCode && (
          <Fact name={texts.tracking}>
            <span className="order-id">{order.trackingCode}</span>
          </Fact>
        )}
      </dl>
      {isPaymentOpen(order) && <LookAgain orderID={order._id} label={texts.look.payment} />}
      {order.restToPay !== undefined && (
        <PayRest orderID={order._id} euros={order.restToPay} heading={Heading} />
      )}
      <Heading>{texts.items}</Heading>
      <OrderLines lines={order.cartItems} />
      <p className="order-fee">
        <span>{texts.delivery}</span>
        <span className="price">{order.deliveryFee > 0 ? priceText(order.deliveryFee) : texts.free}</span>
      </p>
      <p className="order-total">
        <span>
          {texts.total} <small>{texts.vat}</small>
        </span>
        <strong className="price">{priceText(order.totalAmount)}</strong>
      </p>
      {order.refunds && order.refunds.length > 0 && (
        <>
          <Heading>{texts.refunds}</Heading>
          <ul className="order-refunds">
            {order.refunds.map((refund) => (
              <li key={`${refund.at} ${refund.amount}`} data-refund={refund.state}>
                {refundText(refund)}
              </li>
            ))}
          </ul>
          {order.refunds.some(({ state }) => state === 'pending') && (
            <LookAgain orderID={order._id} label={texts.look.refund} />
          )}
        </>
      )}
      <Heading>{texts.address}</Heading>
      {order.address ? (
        <AddressText address={{ ...order.address, name: order.address.name || order.userName }} />
      ) : (
        <p>{texts.noAddress}</p>
      )}
    </div>
  );
}

/** Whether a second look at the provider could tell more of the payment than is known here. */
function isPaymentOpen({ paymentStatus, restToPay }: Order): boolean {
  return restToPay === undefined && (paymentStatus === 'pending' || paymentStatus === 'failed');
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
