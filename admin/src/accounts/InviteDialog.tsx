import { adminRights, type AdminRights } from '@shop/shop-rules/rights';
import Dialog from '@mui/material/Dialog';
import { useId, useState, type FormEvent } from 'react';
import { accountCalls } from '../providers/accounts.ts';
import { accountTexts as texts } from '../texts/accounts.ts';
import css from '../ui/ConfirmDialog.module.css';
import { DialogField } from '../ui/DialogField.tsx';
import { Select } from '../ui/Select.tsx';
import { useAccountCall } from './use-account-call.ts';
import { DialogFoot } from '../ui/DialogFoot.tsx';

const fields = ['email'];

/** Asks whom to invite into the back office, and what they may do. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [rights, setRights] = useState<AdminRights>('catalogue');
  const id = useId();
  const { mutate, isPending, errors, form, forget } = useAccountCall(() => {
    setEmail('');
    onClose();
  }, fields);
  const close = () => {
    forget();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ call: () => accountCalls.invite(email.trim(), rights), done: texts.invited });
  };
  return (
    <Dialog open={open} onClose={close} aria-labelledby={`${id}-title`}>
      <form ref={form} onSubmit={submit}>
        <h2 id={`${id}-title`}>{texts.inviteTitle}</h2>
        <DialogField
          label={texts.email}
          type="email"
          required
          maxLength={254}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            forget('email');
          }}
          error={errors['email']}
        />
        <div className={css.field}>
          <label htmlFor={`${id}-rights`}>{texts.rightsLabel}</label>
          <Select
            id={`${id}-rights`}
            value={rights}
            aria-describedby={`${id}-help`}
            onChange={(event) => setRights(event.target.value as AdminRights)}
          >
            {adminRights.map((one) => (
              <option key={one} value={one}>
                {texts.rights[one]}
              </option>
            ))}
          </Select>
          <p id={`${id}-help`} aria-live="polite">
            {texts.rightsHelp[rights]}
          </p>
        </div>
        <DialogFoot confirm={texts.inviteSend} disabled={isPending || !email.trim()} onCancel={close} />
      </form>
    </Dialog>
  );
}
