import type { SecondFactor } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { dateText } from '../format/format-text.ts';
import { secondFactorCalls } from '../providers/second-factor.ts';
import { ownAccountTexts as texts } from '../texts/own-account.ts';
import { CodeField } from './CodeField.tsx';
import css from './OwnAccount.module.css';
import { PasswordField } from './PasswordField.tsx';
import { useStep } from './use-step.ts';

const fields = ['currentPassword', 'code'];

/** How the second factor stands, and the way to take it away: by password and code. */
export function OffForm({ factor, onDone }: { factor: SecondFactor; onDone: () => void }) {
  const [currentPassword, setPassword] = useState('');
  const [code, setCode] = useState('');
  const notify = useNotify();
  const { run, busy, errors, form, forget } = useStep(
    secondFactorCalls.off,
    () => {
      notify(texts.isOff, { type: 'success' });
      onDone();
    },
    fields,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run({ currentPassword, code });
  };
  return (
    <form className={css.form} ref={form} onSubmit={submit}>
      <p>
        {texts.on(dateText(factor.since ?? undefined))} {texts.codesLeft(factor.recoveryCodes)}
      </p>
      <p className={css.quiet}>{texts.offLead}</p>
      <PasswordField
        value={currentPassword}
        error={errors['currentPassword']}
        onChange={(typed) => {
          setPassword(typed);
          forget('currentPassword');
        }}
      />
      <CodeField
        label={texts.offCode}
        autoComplete="one-time-code"
        maxLength={40}
        value={code}
        error={errors['code']}
        onChange={({ target }) => {
          setCode(target.value);
          forget('code');
        }}
      />
      <Button type="submit" variant="outlined" disabled={busy || currentPassword === '' || code === ''}>
        {texts.off}
      </Button>
    </form>
  );
}
