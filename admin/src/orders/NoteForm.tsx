import Button from '@mui/material/Button';
import { useId, useState, type FormEvent } from 'react';
import { texts } from '../texts/fi.ts';
import { TextArea } from '../ui/TextArea.tsx';
import { useUnsaved } from '../unsaved/unsaved-changes.ts';
import css from './OrderWrites.module.css';
import type { OrderRecord } from './order-record.ts';
import { useOrderWrites } from './use-order-writes.ts';

/** A note that joins the order's history; what could not be saved stays in the field. */
export function NoteForm({ order }: { order: OrderRecord }) {
  const [text, setText] = useState('');
  const { addNote, busy } = useOrderWrites(order);
  const id = useId();
  useUnsaved(text.trim() !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await addNote(text.trim())) setText('');
  };
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{texts.order.newNote}</label>
      <TextArea
        id={id}
        rows={3}
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="outlined" disabled={busy || text.trim() === ''}>
        {texts.order.saveNote}
      </Button>
    </form>
  );
}
