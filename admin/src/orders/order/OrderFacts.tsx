import { paymentMethodLabel } from '@shop/shop-rules/order-status';
import { termsDay, termsPath } from '@shop/shop-rules/terms';
import type { ReactNode } from 'react';
import { manualOrderTexts } from '../../texts/manual-orders.ts';
import { texts } from '../../texts/fi.ts';
import css from './OrderFacts.module.css';
import type { OrderRecord } from '../../providers/order-record.ts';
import { dateText, euroText, momentText } from '../../format/format-text.ts';
import { paymentText } from '../warnings/payment-text.ts';
import { OrderState } from '../warnings/OrderState.tsx';

export function OrderFacts({ order }: { order: OrderRecord }) {
  return (
    <dl className={css.facts}>
      <Fact name={texts.order.number}>
        {order.orderNumber}
        <span className={css.id}>{order._id}</span>
        {order.manual ? <span className={css.id}>{manualOrderTexts.mark}</span> : null}
      </Fact>
      <Fact name={texts.order.date}>{momentText(order.orderDate)}</Fact>
      <Fact name={texts.order.status}>
        <OrderState order={order} />
      </Fact>
      <Fact name={texts.order.total}>{euroText(order.totalAmount)}</Fact>
      <Fact name={texts.order.method}>{paymentMethodLabel(order)}</Fact>
      <Fact name={texts.order.payment}>{paymentText(order)}</Fact>
      {order.paidAmount === undefined ? null : (
        <Fact name={texts.order.paidAmount}>
          {texts.order.paidInstead(euroText(order.paidAmount), euroText(order.totalAmount))}
        </Fact>
      )}
      {order.withdrawal?.until ? (
        <Fact name={texts.order.withdrawal}>{texts.order.until(dateText(order.withdrawal.until))}</Fact>
      ) : null}
      {order.termsVersion ? (
        <Fact name={texts.order.terms}>
          <a href={termsPath(order.termsVersion)} target="_blank" rel="noreferrer">
            {termsDay(order.termsVersion)}
          </a>
        </Fact>
      ) : null}
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
