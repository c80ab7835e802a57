import type { ReviewedMoney } from '@shop/contracts';
import { paymentMethodLabels } from '@shop/shop-rules/order-status';
import { formatMoney } from '@shop/money';
import { isTestPaymentMode } from '../../providers/test-payments.ts';
import { Allowed } from '../../providers/Allowed.tsx';
import { texts } from '../../texts/fi.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { OrderRecord } from '../../providers/order-record.ts';
import { AcceptMoney } from './AcceptMoney.tsx';
import css from './ReviewNotice.module.css';
import { providerPage } from '../provider/provider-page.ts';
import { ProviderLink } from '../provider/ProviderLink.tsx';
import { ReviewedRefund } from './ReviewedRefund.tsx';
import { euroText } from '../../format/format-text.ts';
import Button from '@mui/material/Button';
import { useMoneyDecision, useRequestMissingAmount } from './use-review.ts';
import { MoneyDecision } from '../refunds/MoneyDecision.tsx';

type Props = { order: OrderRecord; money: ReviewedMoney };

export function ReviewNotice({ order, money }: Props) {
  const { reason, amount, currency, chargeId, paymentMethod, asked } = money;
  const { reviewed } = texts.order;
  const method = paymentMethodLabels[paymentMethod];
  const receivedText =
    amount === null
      ? reviewed.unknown(method)
      : reviewed.received(formatMoney(Math.round(amount * 100), currency), method);
  return (
    <Notice>
      <p>{reviewed.why(texts.money.reasons[reason])}</p>
      <p>
        {receivedText} {asked === null ? null : reviewed.requested(euroText(asked))}{' '}
        {asked === order.totalAmount ? null : reviewed.total(euroText(order.totalAmount))}
      </p>
      {chargeId ? (
        <p>
          {reviewed.id(chargeId)}{' '}
          <ProviderLink
            href={providerPage(paymentMethod, chargeId, isTestPaymentMode(document))}
            method={paymentMethod}
          />
        </p>
      ) : null}
      {order.restToPay === undefined || reason !== 'mismatch' ? null : (
        <p>{texts.review.waitsForMissingAmount(euroText(order.restToPay))}</p>
      )}
      <Allowed to="orders">
        <div className={css.decisions}>
          {money.canBeAccepted ? <AcceptMoney order={order} money={money} /> : null}
          {reason === 'mismatch' ? <RequestMissingAmount order={order} /> : null}
          <ReviewedRefund order={order} money={money} />
          <DismissMoney order={order} money={money} />
        </div>
      </Allowed>
    </Notice>
  );
}

function RequestMissingAmount({ order }: { order: OrderRecord }) {
  const { requestMissingAmount, busy } = useRequestMissingAmount(order);
  const { restMissing, restToPay } = order;
  if (!restMissing || restToPay !== undefined) return null;
  return (
    <Button variant="outlined" disabled={busy} onClick={() => void requestMissingAmount()}>
      {texts.review.requestMissingAmount(euroText(restMissing))}
    </Button>
  );
}

const { dismiss, dismissQuestion, dismissExplanation, dismissReason, dismissLater } = texts.review;
const words = {
  open: dismiss,
  question: dismissQuestion,
  consequence: dismissExplanation,
  reason: dismissReason,
};

/** For a payment of unknown amount; an order that waits for it has to be rejected first. */
function DismissMoney({ order, money: { paymentId, amount, canBeDismissed } }: Props) {
  const deciding = useMoneyDecision(order, paymentId, 'dismiss');
  if (canBeDismissed) return <MoneyDecision deciding={deciding} words={words} />;
  return amount === null ? <p>{dismissLater}</p> : null;
}
