import type { CustomerRecord } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { useForm, useWatch } from 'react-hook-form';
import { customerCalls } from '../providers/customers.ts';
import { useServerErrors } from '../ui/use-server-errors.ts';
import { customerTexts } from '../texts/customers.ts';
import { Form } from '../ui/Form.tsx';
import { moveFocus } from '../ui/move-focus.ts';
import { TextField } from '../ui/TextField.tsx';
import { useLeaveWarning } from '../ui/unsaved-changes.ts';
import css from './Customers.module.css';

const texts = customerTexts.sheet;

type Sent = { sent: string; element: HTMLElement };

export function CustomerNoteForm({ customer }: { customer: CustomerRecord }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const form = useForm({ defaultValues: { text: '' } });
  const text = useWatch({ control: form.control, name: 'text' });
  useLeaveWarning(text.trim() !== '');
  const { begin } = useServerErrors(form);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ sent }: Sent) => customerCalls.note(customer, sent.trim()),
    onMutate: () => begin(),
    onSuccess: (_answer, { sent, element }) => {
      if (form.getValues('text') === sent) form.setValue('text', '');
      // The disabled button would lose the focus.
      moveFocus(element, 'textarea');
      notify(texts.noted, { type: 'success' });
      refresh();
    },
    onError: (error, _sent, attempt) => attempt?.refuse(error),
  });
  return (
    <Form
      form={form}
      className={css.form}
      onSubmit={({ text: sent }, { target }) => mutate({ sent, element: target as HTMLElement })}
    >
      <TextField source="text" label={texts.newNote} help={texts.noteHelp} lines={3} maxLength={1000} />
      <Button type="submit" variant="outlined" disabled={isPending || text.trim() === ''}>
        {texts.saveNote}
      </Button>
    </Form>
  );
}
