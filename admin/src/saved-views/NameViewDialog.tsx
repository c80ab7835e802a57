import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { texts } from '../texts/fi.ts';
import css from '../ui/ConfirmDialog.module.css';
import { useLeaveWarning, useUnsavedChanges } from '../ui/unsaved-changes.ts';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { Form } from '../ui/Form.tsx';
import { TextField } from '../ui/TextField.tsx';

const LONGEST_NAME = 40;

type Props = {
  open: boolean;
  existingNames: string[];
  onName: (label: string) => void;
  onCancel: () => void;
};

export function NameViewDialog({ open, existingNames, onName, onCancel }: Props) {
  const form = useForm({ defaultValues: { name: '' } });
  const id = useId();
  const name = useWatch({ control: form.control, name: 'name' }).trim();
  const { leave } = useUnsavedChanges();
  useLeaveWarning(name !== '');
  const submit = () => {
    if (!name) return;
    onName(name);
    form.reset();
  };
  const cancel = () => {
    form.reset();
    onCancel();
  };
  return (
    <Dialog open={open} onClose={() => leave(cancel)} aria-labelledby={id}>
      <Form form={form} onSubmit={submit}>
        <h2 id={id}>{texts.savedViews.save}</h2>
        <div className={css.fields}>
          {/* The field is the dialog's only content. */}
          <TextField
            source="name"
            label={texts.savedViews.name}
            help={existingNames.includes(name) ? texts.savedViews.replaces : texts.savedViews.help}
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            maxLength={LONGEST_NAME}
          />
        </div>
        <DialogFoot confirm={texts.product.save} disabled={!name} onCancel={cancel} />
      </Form>
    </Dialog>
  );
}
