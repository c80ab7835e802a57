import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { FieldError, invalidBy } from '../ui/FieldError.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import type { OrderRecord } from './order-record.ts';
import css from './ReviewNotice.module.css';
import { useMoneyDecision } from './use-review.ts';

type Props = {
  order: OrderRecord;
  paymentId: string;
  how: 'accept' | 'dismiss';
  words: { open: string; question: string; consequence: string; reason: string };
};

/** A decision about money in review, once the maker has said why. */
export function MoneyDecision({ order, paymentId, how, words }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [text, setText] = useState('');
  const { decide, busy, errors, forget } = useMoneyDecision(order, paymentId, how);
  const id = useId();
  const send = async () => {
    if (await decide(text.trim())) setAsked(false);
  };
  const close = () => {
    setAsked(false);
    forget();
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        {words.open}
      </Button>
      <ConfirmDialog
        open={isAsked}
        question={words.question}
        confirm={words.open}
        busy={busy || text.trim() === ''}
        onConfirm={() => void send()}
        onCancel={close}
      >
        <p>{words.consequence}</p>
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
