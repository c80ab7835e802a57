import type { RecoveryCodes, SecondFactorSecret } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useState, type FormEvent } from 'react';
import { secondFactorCalls } from '../providers/second-factor.ts';
import { ownAccountTexts as texts } from '../texts/own-account.ts';
import { CodeField } from './CodeField.tsx';
import css from './OwnAccount.module.css';
import { QrCode } from './QrCode.tsx';
import { useStep } from './use-step.ts';

type Props = { secret: SecondFactorSecret; onDone: (codes: RecoveryCodes) => void };

const fields = ['code'];

/** Shows the app its secret, and takes the first code, which shows that the app has it. */
export function ConfirmForm({ secret, onDone }: Props) {
  const [code, setCode] = useState('');
  const { run, busy, errors, form, forget } = useStep(secondFactorCalls.confirm, onDone, fields);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(code);
  };
  return (
    <form className={css.form} ref={form} onSubmit={submit}>
      <p>{texts.scan}</p>
      <QrCode text={secret.uri} label={texts.qr} />
      <p className={css.quiet}>{texts.typed}</p>
      <p className={css.secret} data-secret>
        {secret.secret.match(/.{1,4}/g)?.join(' ')}
      </p>
      <CodeField
        label={texts.code}
        help={texts.codeHelp}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        value={code}
        error={errors['code']}
        onChange={({ target }) => {
          setCode(target.value);
          forget('code');
        }}
      />
      <Button type="submit" disabled={busy || code.trim().length < 6}>
        {texts.confirm}
      </Button>
    </form>
  );
}
