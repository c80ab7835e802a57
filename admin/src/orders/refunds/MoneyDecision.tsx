import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { FieldError, invalidBy } from '../../ui/FieldError.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import css from './MoneyDecision.module.css';

/** How a decision is made in the maker's own words: it answers whether it was done. */
type Deciding = {
  decide: (text: string) => Promise<boolean>;
  busy: boolean;
  errors: Readonly<Record<string, string | undefined>>;
  forget: (field?: string) => void;
};

type Props = {
  deciding: Deciding;
  /** What the service calls those words. */
  field?: string;
  words: { open: string; question: string; consequence: string; reason: string };
};

/** A decision about an order's money, once the maker has said why. */
export function MoneyDecision({ deciding, field = 'text', words }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [text, setText] = useState('');
  const { decide, busy, errors, forget } = deciding;
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
              forget(field);
            }}
            {...invalidBy(id, errors[field])}
          />
        </label>
        <FieldError id={id} error={errors[field]} />
      </ConfirmDialog>
    </>
  );
}
