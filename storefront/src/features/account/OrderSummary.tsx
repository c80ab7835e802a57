import type { Order } from '@shop/contracts/order';
import { paymentMethodLabels, paymentStatusLabels } from '@shop/shop-rules/order-status';
import { termsDay, termsPath } from '@shop/shop-rules/terms';
import type { SellerDetails } from '@shop/contracts/shop-settings';
import { orderVatLabel } from '@shop/shop-rules/vat';
import { useState, type ReactNode } from 'react';
import { dateText } from '../../lib/text/date.ts';
import { priceText } from '../../lib/text/price.ts';
import { paths, withdrawalPath } from '../../lib/routing/paths.ts';
import { account } from '../../texts/fi/account.ts';
import { withdrawal } from '../../texts/fi/withdrawal.ts';
import { AddressText } from './AddressText.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import './order.css';
import { RefreshPayment } from './RefreshPayment.tsx';
import { isOpen, isUnpaid, nextStep } from './next-step.ts';
import { OrderLines } from './OrderLines.tsx';
import { cancelPaidOrder, cancelUnpaidOrder } from './order-store.ts';
import { OrderReceipts } from './OrderReceipts.tsx';
import { PayRest } from './PayRest.tsx';
import { refundText } from './refund-text.ts';
import { StatusBadge } from './StatusBadge.tsx';

export type Workshop = Pick<SellerDetails, 'name' | 'address'>;

const texts = account.summary;

type Props = { order: Order; workshop: Workshop; heading?: 'h2' | 'h3' };

export function OrderSummary({ order, workshop, heading: Heading = 'h3' }: Props) {
  const [now] = useState(() => new Date());
  const next = nextStep(order, now);
  const isToPay = isUnpaid(order, now);
  const canWithdraw = order.withdrawal !== undefined && isOpen(order.withdrawal.until, now);
  return (
    <div className="order-summary">
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
        <Fact name={texts.method}>{paymentMethodLabels[order.paymentMethod] ?? order.paymentMethod}</Fact>
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
      {isPaymentOpen(order) && <RefreshPayment orderID={order._id} label={texts.look.payment} />}
      {next && (
        <div className="order-next">
          <Heading>{texts.next.title}</Heading>
          <p>{next}</p>
          {isToPay && (
            <a className="link" href={paths.checkout}>
              {texts.next.toCheckout}
            </a>
          )}
        </div>
      )}
      {order.restToPay !== undefined && (
        <PayRest orderID={order._id} euros={order.restToPay} heading={Heading} />
      )}
      <Heading>{texts.items}</Heading>
      <OrderLines lines={order.cartItems} />
      {order.discount && (
        <p className="order-fee">
          <span>{texts.discount(order.discount.code)}</span>
          <span className="price">
            {order.discount.amount > 0 ? priceText(-order.discount.amount) : texts.freeDelivery}
          </span>
        </p>
      )}
      <p className="order-fee">
        <span>
          {texts.delivery} {order.delivery && <small>{order.delivery.name}</small>}
        </span>
        <span className="price">{order.deliveryFee > 0 ? priceText(order.deliveryFee) : texts.free}</span>
      </p>
      <p className="order-total">
        <span>
          {texts.total} <small>{orderVatLabel(order)}</small>
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
            <RefreshPayment orderID={order._id} label={texts.look.refund} />
          )}
        </>
      )}
      <OrderReceipts receipts={order.receipts ?? []} />
      <Heading>{texts.address}</Heading>
      <DeliveryText delivery={order.delivery} />
      {order.delivery?.carrier === 'own' ? (
        !order.delivery.point && <p>{texts.fetchFrom(workshop)}</p>
      ) : order.address ? (
        <AddressText address={{ ...order.address, name: order.address.name || order.userName }} />
      ) : (
        <p>{texts.noAddress}</p>
      )}
      {order.giftNote && (
        <p className="order-delivery">
          {texts.giftNote} {order.giftNote}
        </p>
      )}
      {order.termsVersion !== '' && (
        <p className="caption">
          {texts.terms}{' '}
          <a className="link" href={termsPath(order.termsVersion)}>
            {texts.termsOf(termsDay(order.termsVersion))}
          </a>
          .
        </p>
      )}
      <div className="order-ways">
        {isToPay && <CancelOrder texts={texts.cancelUnpaid} onCancel={() => cancelUnpaidOrder(order._id)} />}
        {order.canCancel && <CancelOrder texts={texts.cancel} onCancel={() => cancelPaidOrder(order._id)} />}
        {canWithdraw && (
          <p>
            <a className="link" href={withdrawalPath(order._id)}>
              {withdrawal.link}
            </a>
          </p>
        )}
        {canWithdraw && (isToPay || order.canCancel) && <p className="caption">{texts.waysDiffer}</p>}
      </div>
    </div>
  );
}

function isPaymentOpen({ paymentStatus, restToPay, isReviewed }: Order): boolean {
  return (
    restToPay === undefined && !isReviewed && (paymentStatus === 'pending' || paymentStatus === 'failed')
  );
}

function DeliveryText({ delivery }: Pick<Order, 'delivery'>) {
  if (!delivery) return null;
  const { name, days, point } = delivery;
  return (
    <p className="order-delivery">
      {name}, {days}
      {point && (
        <>
          <br />
          {point.name}, {point.address}, {point.postcode} {point.city}
        </>
      )}
    </p>
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
