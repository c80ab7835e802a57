import type { ReviewedMoney } from '@shop/contracts';
import { paymentMethodLabels } from '@shop/contracts/order-status';
import { formatMoney } from '@shop/money';
import { texts } from '../texts/fi.ts';
import { Notice } from '../ui/Notice.tsx';
import type { OrderRecord } from './order-record.ts';
import { ReviewedRefund } from './ReviewedRefund.tsx';
import { euroText } from '../format/format-text.ts';

/** Money that waits for a person: what is wrong with it, what came, and by which id the provider knows it. */
export function ReviewNotice({ order, money }: { order: OrderRecord; money: ReviewedMoney }) {
  const { reason, amount, currency, chargeId, paymentMethod } = money;
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
        {came} {reviewed.total(euroText(order.totalAmount))}
      </p>
      {chargeId ? <p>{reviewed.id(chargeId)}</p> : null}
      <ReviewedRefund order={order} money={money} />
    </Notice>
  );
}
