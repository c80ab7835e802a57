import type { EmailText } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useForm } from 'react-hook-form';
import { emailTextCalls } from '../providers/email-texts.ts';
import { useMay } from '../providers/use-may.ts';
import { texts } from '../texts/fi.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Form } from '../ui/Form.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useLeaveWarning } from '../ui/unsaved-changes.ts';
import { useServerErrors } from '../ui/use-server-errors.ts';
import { EmailFrame } from './EmailFrame.tsx';
import css from './EmailTexts.module.css';

const { ownTexts: words } = texts.emails;

const fieldsOf = ({ subject, lead }: Pick<EmailText, 'subject' | 'lead'>) => ({ subject, lead });

type Props = { text: EmailText; onChange: (text: EmailText) => void };

export function EmailTextForm({ text, onChange }: Props) {
  const mayChange = useMay('letters/texts') === true;
  const [asks, setAsks] = useState(false);
  const notify = useNotify();
  const form = useForm({ defaultValues: fieldsOf(text) });
  useLeaveWarning(form.formState.isDirty);
  const { begin } = useServerErrors(form);
  const preview = useMutation({
    mutationFn: () => emailTextCalls.preview(text.id, form.getValues()),
    onMutate: () => begin(),
    onError: (error, _none, attempt) => attempt?.refuse(error),
  });
  const change = useMutation({
    mutationFn: (edit: ReturnType<typeof fieldsOf> | null) =>
      edit ? emailTextCalls.save(text.id, edit) : emailTextCalls.reset(text.id),
    onMutate: () => begin(),
    onSuccess: (changed, edit) => {
      notify(edit ? words.saved : words.wasReset, { type: 'success' });
      form.reset(fieldsOf(changed));
      preview.reset();
      onChange(changed);
    },
    onError: (error, _edit, attempt) => attempt?.refuse(error),
  });
  const isLocked = !mayChange || change.isPending;
  const names = text.names.length > 0 ? { help: words.values(text.names) } : {};
  return (
    <>
      <Form form={form} className={css.form} onSubmit={(edit) => change.mutate(edit)} noValidate>
        <TextField source="subject" label={words.subject} maxLength={120} readOnly={isLocked} />
        <TextField
          source="lead"
          label={words.lead}
          {...names}
          lines={4}
          maxLength={600}
          readOnly={isLocked}
        />
        <div className={css.buttons}>
          {mayChange ? (
            <Button type="submit" disabled={change.isPending}>
              {words.save}
            </Button>
          ) : null}
          <Button variant="outlined" disabled={preview.isPending} onClick={() => preview.mutate()}>
            {words.preview}
          </Button>
          {mayChange && text.isOwn ? (
            <Button variant="outlined" disabled={change.isPending} onClick={() => setAsks(true)}>
              {words.reset}
            </Button>
          ) : null}
        </div>
      </Form>
      <ConfirmDialog
        open={asks}
        question={words.ask}
        confirm={words.reset}
        busy={change.isPending}
        onConfirm={() => {
          setAsks(false);
          change.mutate(null);
        }}
        onCancel={() => setAsks(false)}
      >
        <p>{words.askLine}</p>
      </ConfirmDialog>
      {preview.data ? (
        <section className={css.preview} aria-label={words.preview}>
          <p>{preview.data.subject}</p>
          <EmailFrame subject={preview.data.subject} html={preview.data.html} />
        </section>
      ) : null}
    </>
  );
}
