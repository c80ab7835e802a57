import type { SecondFactorSecret } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useState, type FormEvent } from 'react';
import { secondFactorCalls } from '../providers/second-factor.ts';
import { ownAccountTexts as texts } from '../texts/own-account.ts';
import css from './OwnAccount.module.css';
import { PasswordField } from './PasswordField.tsx';
import { useStep } from './use-step.ts';

const fields = ['currentPassword'];

/** Asks for the password before a secret is drawn. */
export function BeginForm({ onDone }: { onDone: (secret: SecondFactorSecret) => void }) {
  const [password, setPassword] = useState('');
  const { run, busy, errors, form, forget } = useStep(secondFactorCalls.begin, onDone, fields);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(password);
  };
  return (
    <form className={css.form} ref={form} onSubmit={submit}>
      <PasswordField
        value={password}
        error={errors['currentPassword']}
        onChange={(typed) => {
          setPassword(typed);
          forget('currentPassword');
        }}
      />
      <Button type="submit" disabled={busy || password === ''}>
        {texts.begin}
      </Button>
    </form>
  );
}
