import { adminRights, type AdminRights } from '@shop/shop-rules/rights';
import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { accountCalls } from '../providers/accounts.ts';
import { accountTexts as texts } from '../texts/accounts.ts';
import css from '../ui/ConfirmDialog.module.css';
import { Form } from '../ui/Form.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useAccountCall } from './use-account-call.ts';
import { DialogFoot } from '../ui/DialogFoot.tsx';

const choices = adminRights.map((id) => ({ id, label: texts.rights[id] }));
const blank: { email: string; rights: AdminRights } = { email: '', rights: 'catalogue' };

export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId();
  const form = useForm({ defaultValues: blank });
  const [email, rights] = useWatch({ control: form.control, name: ['email', 'rights'] });
  const { mutate, isPending, close } = useAccountCall(() => {
    form.setValue('email', '');
    onClose();
  }, form);
  const cancel = () => {
    close();
    onClose();
  };
  return (
    <Dialog open={open} onClose={cancel} aria-labelledby={id}>
      <Form
        form={form}
        onSubmit={(sent) =>
          mutate({ call: () => accountCalls.invite(sent.email.trim(), sent.rights), done: texts.invited })
        }
      >
        <h2 id={id}>{texts.inviteTitle}</h2>
        <div className={css.fields}>
          <TextField source="email" label={texts.email} type="email" required maxLength={254} />
          <SelectField
            source="rights"
            label={texts.rightsLabel}
            help={texts.rightsHelp[rights]}
            choices={choices}
          />
        </div>
        <DialogFoot confirm={texts.inviteSend} disabled={isPending || !email.trim()} onCancel={cancel} />
      </Form>
    </Dialog>
  );
}
