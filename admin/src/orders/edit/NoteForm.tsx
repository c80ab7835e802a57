import Button from '@mui/material/Button';
import { useId, useState, type FormEvent } from 'react';
import { texts } from '../../texts/fi.ts';
import { FieldError, invalidBy } from '../../ui/FieldError.tsx';
import { leadFocus } from '../../ui/lead-focus.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { useUnsaved } from '../../unsaved/unsaved-changes.ts';
import css from './OrderWrites.module.css';
import type { OrderRecord } from '../../providers/order-record.ts';
import { useOrderWrites } from './use-order-writes.ts';

/** A note that joins the order's history; what could not be saved stays in the field. */
export function NoteForm({ order }: { order: OrderRecord }) {
  const [text, setText] = useState('');
  const { addNote, busy, errors, form, forget } = useOrderWrites(order);
  const id = useId();
  useUnsaved(text.trim() !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await addNote(text.trim()))) return;
    // What was typed meanwhile is another note, or the end of this one.
    setText((now) => (now === text ? '' : now));
    // The button has nothing to save now, and lets go of the focus.
    leadFocus(form.current, 'textarea');
  };
  return (
    <form className={css.form} ref={form} onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{texts.order.newNote}</label>
      <TextArea
        id={id}
        rows={3}
        maxLength={1000}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          forget('text');
        }}
        {...invalidBy(`${id}-error`, errors['text'])}
      />
      <FieldError id={`${id}-error`} error={errors['text']} />
      <Button type="submit" variant="outlined" disabled={busy || text.trim() === ''}>
        {texts.order.saveNote}
      </Button>
    </form>
  );
}
