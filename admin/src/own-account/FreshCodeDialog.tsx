import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { answerForCode } from '../providers/fresh-code.ts';
import { secondFactorCalls } from '../providers/second-factor.ts';
import { texts as common } from '../texts/fi.ts';
import { ownAccountTexts as texts } from '../texts/own-account.ts';
import dialogCss from '../ui/ConfirmDialog.module.css';
import { CodeField } from './CodeField.tsx';
import { useStep } from './use-step.ts';

type Answered = (isGiven: boolean) => void;

/** Asks for a fresh code before what does most harm in wrong hands; what was asked for goes on by itself then. */
export function FreshCodeDialog() {
  const [answered, setAnswered] = useState<Answered>();
  const [code, setCode] = useState('');
  const id = useId();
  useEffect(() => answerForCode((answer) => setAnswered(() => answer)), []);
  const end = (isGiven: boolean) => {
    answered?.(isGiven);
    setAnswered(undefined);
    setCode('');
  };
  const { run, busy, errors } = useStep(secondFactorCalls.prove, () => end(true));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form that asked stands around this one in React, not on the page.
    event.stopPropagation();
    run(code);
  };
  return (
    <Dialog open={answered !== undefined} onClose={() => end(false)} aria-labelledby={id}>
      <form onSubmit={submit}>
        <h2 id={id}>{texts.freshTitle}</h2>
        <p>{texts.freshLine}</p>
        <CodeField
          label={texts.offCode}
          inputMode="text"
          autoComplete="one-time-code"
          maxLength={40}
          value={code}
          error={errors['code']}
          onChange={({ target }) => setCode(target.value)}
        />
        <div className={dialogCss.actions}>
          <Button type="submit" disabled={busy || code.trim() === ''}>
            {texts.freshGo}
          </Button>
          <Button variant="outlined" onClick={() => end(false)}>
            {common.actions.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
