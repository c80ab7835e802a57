import type { EmailText } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useForm, useWatch } from 'react-hook-form';
import { emailTextCalls } from '../providers/email-texts.ts';
import { isConflict } from '../providers/field-errors.ts';
import { useMay } from '../providers/use-may.ts';
import { texts } from '../texts/fi.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { ConflictChoice } from '../ui/ConflictChoice.tsx';
import { Form } from '../ui/Form.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useLeaveWarning } from '../ui/unsaved-changes.ts';
import { useServerErrors } from '../ui/use-server-errors.ts';
import { EmailFrame } from './EmailFrame.tsx';
import css from './EmailTexts.module.css';

const { ownTexts: words } = texts.emails;

type Fields = Pick<EmailText, 'subject' | 'lead'>;
const fieldsOf = ({ subject, lead }: Fields): Fields => ({ subject, lead });

export const isPreviewOf = (typed: Fields, shown: Fields | undefined): boolean =>
  typed.subject === shown?.subject && typed.lead === shown.lead;

type Props = { text: EmailText; onChange: (text: EmailText) => void; onStale: () => Promise<unknown> };

export function EmailTextForm({ text, onChange, onStale }: Props) {
  const mayChange = useMay('letters/texts') === true;
  const [asks, setAsks] = useState(false);
  const [isStale, setStale] = useState(false);
  const notify = useNotify();
  const form = useForm({ defaultValues: fieldsOf(text) });
  const typed = fieldsOf(useWatch({ control: form.control }) as Fields);
  useLeaveWarning(form.formState.isDirty);
  const { begin } = useServerErrors(form);
  const preview = useMutation({
    mutationFn: (edit: Fields) => emailTextCalls.preview(text.id, edit),
    onMutate: () => begin(),
    onError: (error, _none, attempt) => attempt?.refuse(error),
  });
  const change = useMutation({
    mutationFn: (edit: Fields | null) =>
      edit ? emailTextCalls.save(text, edit) : emailTextCalls.reset(text),
    onMutate: () => begin(),
    onSuccess: (changed, edit) => {
      notify(edit ? words.saved : words.wasReset, { type: 'success' });
      form.reset(fieldsOf(changed));
      preview.reset();
      setStale(false);
      onChange(changed);
    },
    onError: async (error, _edit, attempt) => {
      if (!isConflict(error)) return attempt?.refuse(error);
      await onStale();
      setStale(true);
    },
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
        {isStale ? (
          <div className={css.theirs}>
            <Notice>{words.stale}</Notice>
            <p>{text.subject}</p>
            <p>{text.lead}</p>
            <ConflictChoice
              onKeepMine={() => change.mutateAsync(form.getValues()).catch(() => undefined)}
              onTakeTheirs={() => {
                form.reset(fieldsOf(text));
                setStale(false);
              }}
            />
          </div>
        ) : null}
        <div className={css.buttons}>
          {mayChange ? (
            <Button type="submit" disabled={change.isPending}>
              {words.save}
            </Button>
          ) : null}
          <Button
            variant="outlined"
            disabled={preview.isPending}
            onClick={() => preview.mutate(form.getValues())}
          >
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
          {isPreviewOf(typed, preview.variables) ? null : <output>{words.olderPreview}</output>}
          <p>{preview.data.subject}</p>
          <EmailFrame subject={preview.data.subject} html={preview.data.html} />
        </section>
      ) : null}
    </>
  );
}
