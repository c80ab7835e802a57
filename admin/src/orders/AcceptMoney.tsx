import Button from '@mui/material/Button';
import type { ReviewedMoney } from '@shop/contracts';
import { formatMoney } from '@shop/money';
import { useId, useState } from 'react';
import { texts } from '../texts/fi.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { FieldError, invalidBy } from '../ui/FieldError.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import type { OrderRecord } from './order-record.ts';
import css from './ReviewNotice.module.css';
import { useReview } from './use-review.ts';

type Props = { order: OrderRecord; money: ReviewedMoney };
const words = texts.review;

/** Takes money as it came, once the maker has said why it is right. */
export function AcceptMoney({ order, money: { paymentId, amount, currency } }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [text, setText] = useState('');
  const { accept, busy, errors, forget } = useReview(order);
  const id = useId();
  const sum = formatMoney(Math.round((amount ?? 0) * 100), currency);
  const send = async () => {
    if (await accept(paymentId, text.trim())) setAsked(false);
  };
  const close = () => {
    setAsked(false);
    forget();
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        {words.accept}
      </Button>
      <ConfirmDialog
        open={isAsked}
        question={words.acceptQuestion(sum)}
        confirm={words.accept}
        busy={busy || text.trim() === ''}
        onConfirm={() => void send()}
        onCancel={close}
      >
        <p>{consequence(order)}</p>
        <label className={css.field}>
          {words.reason}
          <TextArea
            rows={3}
            maxLength={500}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              forget('text');
            }}
            {...invalidBy(id, errors['text'])}
          />
        </label>
        <FieldError id={id} error={errors['text']} />
      </ConfirmDialog>
    </>
  );
}

/** What follows: an order whose goods were freed needs them anew. */
function consequence({ isPaid, orderStatus }: OrderRecord): string {
  if (isPaid) return words.acceptBeside;
  return orderStatus === 'rejected' ? words.acceptLate : words.acceptLine;
}
