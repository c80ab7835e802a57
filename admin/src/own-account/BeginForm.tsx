import type { SecondFactorSecret } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useState, type FormEvent } from 'react';
import { secondFactorCalls } from '../providers/second-factor.ts';
import { ownAccountTexts as texts } from '../texts/own-account.ts';
import { CodeField } from './CodeField.tsx';
import css from './OwnAccount.module.css';
import { useStep } from './use-step.ts';

/** Asks for the password before a secret is drawn: a browser that was left open is not enough. */
export function BeginForm({ onDone }: { onDone: (secret: SecondFactorSecret) => void }) {
  const [password, setPassword] = useState('');
  const { run, busy, errors } = useStep(secondFactorCalls.begin, onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(password);
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <CodeField
        label={texts.password}
        type="password"
        autoComplete="current-password"
        value={password}
        error={errors['currentPassword']}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" disabled={busy || password === ''}>
        {texts.begin}
      </Button>
    </form>
  );
}
