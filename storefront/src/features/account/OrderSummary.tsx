import type { Order } from '@shop/contracts/order';
import { termsDay, termsPath } from '@shop/shop-rules/terms';
import type { SellerDetails } from '@shop/contracts/shop-settings';
import { useState } from 'react';
import { paths, reviewPath, withdrawalPath } from '../../lib/routing/paths.ts';
import { account } from '../../texts/fi/account.ts';
import { reviews } from '../../texts/fi/reviews.ts';
import { withdrawal } from '../../texts/fi/withdrawal.ts';
import { AddressText } from './AddressText.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { DeliveryText } from './DeliveryText.tsx';
import './order.css';
import { RefreshPayment } from './RefreshPayment.tsx';
import { isOpen, isPaymentOpen, isUnpaid, nextStep } from './next-step.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderPrices } from './OrderPrices.tsx';
import { cancelPaidOrder, cancelUnpaidOrder, endReminder, refreshPayment } from './order-store.ts';
import { OrderReceipts } from './OrderReceipts.tsx';
import { OrderRefunds } from './OrderRefunds.tsx';
import { payRest } from './pay-rest.ts';
import { PayRest } from './PayRest.tsx';
import { TakeBackReminder } from './TakeBackReminder.tsx';

export type Workshop = Pick<SellerDetails, 'name' | 'address'>;

const texts = account.summary;

type Props = { order: Order; workshop: Workshop; heading?: 'h2' | 'h3'; takesReviews?: boolean };

export function OrderSummary({ order, workshop, heading: Heading = 'h3', takesReviews = false }: Props) {
  const [now] = useState(() => new Date());
  const next = nextStep(order, now);
  const isToPay = isUnpaid(order, now);
  const refresh = () => refreshPayment(order._id);
  const canWithdraw = order.withdrawal !== undefined && isOpen(order.withdrawal.until, now);
  return (
    <div className="order-summary">
      <OrderFacts order={order} />
      {isPaymentOpen(order) && <RefreshPayment label={texts.look.payment} onRefresh={refresh} />}
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
        <PayRest
          orderID={order._id}
          euros={order.restToPay}
          heading={Heading}
          onPay={(method) => payRest(order._id, method)}
        />
      )}
      <OrderPrices order={order} heading={Heading} />
      <OrderRefunds order={order} heading={Heading} onRefresh={refresh} />
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
        {takesReviews && order.orderStatus === 'delivered' && (
          <p>
            <a className="link" href={reviewPath(order._id)}>
              {reviews.write.link}
            </a>
          </p>
        )}
        {takesReviews && order.reviewReminder && (
          <TakeBackReminder onTakeBack={() => endReminder(order._id)} />
        )}
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
