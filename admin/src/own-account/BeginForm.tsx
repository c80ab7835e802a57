import type { SecondFactorSecret } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useState, type FormEvent } from 'react';
import { secondFactorCalls } from '../providers/second-factor.ts';
import { ownAccountTexts as texts } from '../texts/own-account.ts';
import css from './OwnAccount.module.css';
import { PasswordField } from './PasswordField.tsx';
import { useStep } from './use-step.ts';

/** Asks for the password before a secret is drawn. */
export function BeginForm({ onDone }: { onDone: (secret: SecondFactorSecret) => void }) {
  const [password, setPassword] = useState('');
  const { run, busy, errors } = useStep(secondFactorCalls.begin, onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(password);
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <PasswordField value={password} error={errors['currentPassword']} onChange={setPassword} />
      <Button type="submit" disabled={busy || password === ''}>
        {texts.begin}
      </Button>
    </form>
  );
}
