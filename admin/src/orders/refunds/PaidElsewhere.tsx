import type { OrderRefund } from '@shop/contracts';
import { formatMoney } from '@shop/money';
import { texts } from '../../texts/fi.ts';
import { MoneyDecision } from './MoneyDecision.tsx';
import type { OrderRecord } from '../../providers/order-record.ts';
import { elsewhereBody } from './refund-retry.ts';
import { useRefund } from './use-refund.ts';

const words = texts.refunds;
const FIELDS = ['note'];

/** Writes down that what is owed of a failed refund was paid another way, once the maker has said how. */
export function PaidElsewhere({ order, refund }: { order: OrderRecord; refund: OrderRefund }) {
  const { refund: send, busy, errors, forget } = useRefund(order.id, FIELDS);
  const decide = (note: string) => send(elsewhereBody(order, refund, note));
  const told = {
    open: words.elsewhere,
    question: words.elsewhereQuestion(formatMoney(Math.round(refund.owed * 100), refund.currency)),
    consequence: words.elsewhereLine,
    reason: words.elsewhereReason,
  };
  return <MoneyDecision deciding={{ decide, busy, errors, forget }} field="note" words={told} />;
}
