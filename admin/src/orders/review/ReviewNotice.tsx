import type { ReviewedMoney } from '@shop/contracts';
import { paymentMethodLabels } from '@shop/shop-rules/order-status';
import { formatMoney } from '@shop/money';
import { arePaymentsTests } from '../../providers/test-payments.ts';
import { Allowed } from '../../providers/Allowed.tsx';
import { texts } from '../../texts/fi.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { OrderRecord } from '../../providers/order-record.ts';
import { AcceptMoney } from './AcceptMoney.tsx';
import { AskRest } from './AskRest.tsx';
import { DismissMoney } from './DismissMoney.tsx';
import css from './ReviewNotice.module.css';
import { providerPage } from '../provider/provider-page.ts';
import { ProviderLink } from '../provider/ProviderLink.tsx';
import { ReviewedRefund } from './ReviewedRefund.tsx';
import { euroText } from '../../format/format-text.ts';

/** Money that waits for a person: what is wrong with it, what came, and by which id the provider knows it. */
export function ReviewNotice({ order, money }: { order: OrderRecord; money: ReviewedMoney }) {
  const { reason, amount, currency, chargeId, paymentMethod, asked } = money;
  const { reviewed } = texts.order;
  const method = paymentMethodLabels[paymentMethod];
  const came =
    amount === null
      ? reviewed.unknown(method)
      : reviewed.came(formatMoney(Math.round(amount * 100), currency), method);
  return (
    <Notice>
      <p>{reviewed.why(texts.money.reasons[reason])}</p>
      <p>
        {came} {asked === null ? null : reviewed.asked(euroText(asked))}{' '}
        {asked === order.totalAmount ? null : reviewed.total(euroText(order.totalAmount))}
      </p>
      {chargeId ? (
        <p>
          {reviewed.id(chargeId)}{' '}
          <ProviderLink
            href={providerPage(paymentMethod, chargeId, arePaymentsTests(document))}
            method={paymentMethod}
          />
        </p>
      ) : null}
      {order.restToPay === undefined || reason !== 'mismatch' ? null : (
        <p>{texts.review.restAsked(euroText(order.restToPay))}</p>
      )}
      <Allowed to="orders">
        <div className={css.exits}>
          {money.canBeAccepted ? <AcceptMoney order={order} money={money} /> : null}
          {reason === 'mismatch' ? <AskRest order={order} /> : null}
          <ReviewedRefund order={order} money={money} />
          <DismissMoney order={order} money={money} />
        </div>
      </Allowed>
    </Notice>
  );
}
