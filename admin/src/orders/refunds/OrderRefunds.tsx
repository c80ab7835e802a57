import { useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import type { OrderRefund } from '@shop/contracts';
import { formatMoney } from '@shop/money';
import { MoneyDecision } from './MoneyDecision.tsx';
import { Allowed } from '../../providers/Allowed.tsx';
import { texts } from '../../texts/fi.ts';
import { euroText, momentText } from '../../format/format-text.ts';
import css from './OrderRefunds.module.css';
import type { OrderRecord } from '../../providers/order-record.ts';
import { lineText, refundLines } from '../lines/order-text.ts';
import { failureWords } from '../provider/provider-words.ts';
import { elsewhereBody, retryBody } from './refund-retry.ts';
import { useRefund } from './use-refund.ts';

type Props = { order: OrderRecord; onRefund: () => void };
const words = texts.refunds;

export function OrderRefunds({ order, onRefund }: Props) {
  const { refundLog = [], refundable } = order;
  const left = refundable?.amount ?? 0;
  if (refundLog.length === 0 && left === 0) return null;
  return (
    <section className={css.refunds} aria-label={words.title}>
      <h3>{words.title}</h3>
      <ul>
        {refundLog.map((refund) => (
          <Refund key={refund.id} order={order} refund={refund} />
        ))}
      </ul>
      {left > 0 ? (
        <p className={css.more}>
          <Allowed to="orders">
            <Button variant="outlined" onClick={onRefund}>
              {words.open}
            </Button>
          </Allowed>
          {refundLog.length > 0 ? <span>{words.refundable(euroText(left))}</span> : null}
        </p>
      ) : null}
    </section>
  );
}

function Refund({ order, refund }: { order: OrderRecord; refund: OrderRefund }) {
  const { refund: send, busy } = useRefund(order.id);
  const { state, amount, currency, note, failure, restocked, isRestocked, changedAt } = refund;
  const details = [
    refundLines(order, refund)
      .map((line) => `${line.title} (${lineText(line)})`)
      .join(', '),
    words.by(refund),
    momentText(changedAt),
    restocked > 0 ? words.restocked(restocked, isRestocked) : '',
    note,
  ];
  const retry = () => void send(retryBody(order, refund));
  return (
    <li data-state={state}>
      <p className={css.state}>
        <strong>{formatMoney(Math.round(amount * 100), currency)}</strong> <span>{words.states[state]}</span>
      </p>
      <p className={css.quiet}>{details.filter(Boolean).join(' · ')}</p>
      {failure ? <p className={css.failure}>{words.failure(failureWords(failure))}</p> : null}
      {refund.canBeRetried ? (
        <Allowed to="orders">
          <div className={css.ways}>
            <Button variant="outlined" disabled={busy} onClick={retry}>
              {words.retry}
            </Button>
            <PaidElsewhere order={order} refund={refund} />
          </div>
        </Allowed>
      ) : null}
    </li>
  );
}

function PaidElsewhere({ order, refund }: { order: OrderRecord; refund: OrderRefund }) {
  const form = useForm<Record<string, string>>({ defaultValues: { note: '' } });
  const { refund: send, busy, close } = useRefund(order.id, { form });
  const decide = (note: string) => send(elsewhereBody(order, refund, note));
  const labels = {
    open: words.elsewhere,
    question: words.elsewhereQuestion(formatMoney(Math.round(refund.owed * 100), refund.currency)),
    consequence: words.elsewhereExplanation,
    reason: words.elsewhereReason,
  };
  return <MoneyDecision deciding={{ form, decide, busy, close }} field="note" words={labels} />;
}
