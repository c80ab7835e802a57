import type { OrderRefund } from '@shop/contracts';
import { formatMoney } from '@shop/money';
import { useForm } from 'react-hook-form';
import { texts } from '../../texts/fi.ts';
import { MoneyDecision } from './MoneyDecision.tsx';
import type { OrderRecord } from '../../providers/order-record.ts';
import { elsewhereBody } from './refund-retry.ts';
import { useRefund } from './use-refund.ts';

const words = texts.refunds;

export function PaidElsewhere({ order, refund }: { order: OrderRecord; refund: OrderRefund }) {
  const form = useForm<Record<string, string>>({ defaultValues: { note: '' } });
  const { refund: send, busy, close } = useRefund(order.id, { form });
  const decide = (note: string) => send(elsewhereBody(order, refund, note));
  const labels = {
    open: words.elsewhere,
    question: words.elsewhereQuestion(formatMoney(Math.round(refund.owed * 100), refund.currency)),
    consequence: words.elsewhereLine,
    reason: words.elsewhereReason,
  };
  return <MoneyDecision deciding={{ form, decide, busy, close }} field="note" words={labels} />;
}
