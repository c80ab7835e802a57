import Button from '@mui/material/Button';
import type { FormEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { OrderRecord } from '../../providers/order-record.ts';
import { texts } from '../../texts/fi.ts';
import { Form } from '../../ui/Form.tsx';
import { moveFocus } from '../../ui/move-focus.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useLeaveWarning } from '../../ui/unsaved-changes.ts';
import css from './OrderWrites.module.css';
import { useOrderWrites } from './use-order-writes.ts';

export function NoteForm({ order }: { order: OrderRecord }) {
  const form = useForm({ defaultValues: { text: '' } });
  const typed = useWatch({ control: form.control, name: 'text' });
  const { addNote, busy } = useOrderWrites(order, form);
  useLeaveWarning(typed.trim() !== '');
  const submit = async ({ text }: { text: string }, { target }: FormEvent) => {
    if (!(await addNote(text.trim()))) return;
    if (form.getValues('text') === text) form.setValue('text', '');
    // The disabled button would lose the focus.
    moveFocus(target as HTMLElement, 'textarea');
  };
  return (
    <Form form={form} className={css.form} onSubmit={submit}>
      <TextField source="text" label={texts.order.newNote} lines={3} maxLength={1000} />
      <Button type="submit" variant="outlined" disabled={busy || typed.trim() === ''}>
        {texts.order.saveNote}
      </Button>
    </Form>
  );
}
