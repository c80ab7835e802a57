import Button from '@mui/material/Button';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import css from '../../ui/ConfirmDialog.module.css';
import { Form } from '../../ui/Form.tsx';
import { TextField } from '../../ui/TextField.tsx';

type Deciding = {
  /** The field's name is the API's. */
  form: UseFormReturn<Record<string, string>>;
  decide: (text: string) => Promise<boolean>;
  busy: boolean;
  close: () => void;
};

type Props = {
  deciding: Deciding;
  field?: string;
  words: { open: string; question: string; consequence: string; reason: string };
};

export function MoneyDecision({ deciding, field = 'text', words }: Props) {
  const [isAsked, setAsked] = useState(false);
  const { form, decide, busy, close } = deciding;
  const text = useWatch({ control: form.control, name: field, defaultValue: '' }).trim();
  const send = async () => {
    if (await decide(text)) setAsked(false);
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
        busy={busy || text === ''}
        onConfirm={() => void send()}
        onCancel={() => {
          setAsked(false);
          close();
        }}
      >
        <Form form={form} onSubmit={send}>
          <p>{words.consequence}</p>
          <div className={css.fields}>
            <TextField source={field} label={words.reason} lines={3} maxLength={500} />
          </div>
        </Form>
      </ConfirmDialog>
    </>
  );
}
