import type { CustomerRecord } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { customerCalls } from '../providers/customers.ts';
import { useFieldErrors } from '../providers/use-field-errors.ts';
import { customerTexts } from '../texts/customers.ts';
import { FieldError } from '../ui/FieldError.tsx';
import { leadFocus } from '../ui/lead-focus.ts';
import { TextArea } from '../ui/TextArea.tsx';
import { useUnsaved } from '../unsaved/unsaved-changes.ts';
import css from './Customers.module.css';

const texts = customerTexts.sheet;
const fields = ['text'];

/** A note about a customer; what could not be saved stays in the field. */
export function CustomerNoteForm({ customer }: { customer: CustomerRecord }) {
  const id = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const [text, setText] = useState('');
  useUnsaved(text.trim() !== '');
  const { errors, form, begin, forget } = useFieldErrors(fields);
  const wrong = errors['text'];
  const { mutate, isPending } = useMutation({
    mutationFn: (sent: string) => customerCalls.note(customer, sent.trim()),
    onMutate: () => begin(),
    onSuccess: (_answer, sent) => {
      // What was typed meanwhile is another note, or the end of this one.
      setText((now) => (now === sent ? '' : now));
      // The button has nothing to save now, and lets go of the focus.
      leadFocus(form.current, 'textarea');
      notify(texts.noted, { type: 'success' });
      refresh();
    },
    onError: (error, _sent, attempt) => attempt?.refuse(error),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(text);
  };
  return (
    <form className={css.form} ref={form} onSubmit={submit}>
      <label htmlFor={id}>{texts.newNote}</label>
      <TextArea
        id={id}
        rows={3}
        maxLength={1000}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={`${id}-help ${id}-error`}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          forget('text');
        }}
      />
      <FieldError id={`${id}-error`} error={wrong} />
      <p id={`${id}-help`} className={css.help}>
        {texts.noteHelp}
      </p>
      <Button type="submit" variant="outlined" disabled={isPending || text.trim() === ''}>
        {texts.saveNote}
      </Button>
    </form>
  );
}
