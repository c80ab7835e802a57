import { useState, type FormEvent } from 'react';
import { secondFactorCalls } from '../providers/second-factor.ts';
import { ownAccountTexts as texts } from '../texts/own-account.ts';
import dialogCss from '../ui/ConfirmDialog.module.css';
import { CodeField } from './CodeField.tsx';
import { useStep } from './use-step.ts';
import { DialogFoot } from '../ui/DialogFoot.tsx';

const fields = ['code'];
type Props = { titleId: string; onEnd: (isGiven: boolean) => void };

/** One question for a fresh code, with its own code and its own refusal. */
export function FreshCodeForm({ titleId, onEnd }: Props) {
  const [code, setCode] = useState('');
  const { run, busy, errors, form, forget } = useStep(secondFactorCalls.prove, () => onEnd(true), fields);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form that asked stands around this one in React, not on the page.
    event.stopPropagation();
    run(code);
  };
  return (
    <form ref={form} onSubmit={submit}>
      <h2 id={titleId}>{texts.freshTitle}</h2>
      <p className={dialogCss.more}>{texts.freshLine}</p>
      <div className={dialogCss.asked}>
        <CodeField
          label={texts.offCode}
          inputMode="text"
          autoComplete="one-time-code"
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          maxLength={40}
          value={code}
          error={errors['code']}
          onChange={({ target }) => {
            setCode(target.value);
            forget('code');
          }}
        />
      </div>
      <DialogFoot
        confirm={texts.freshGo}
        disabled={busy || code.trim() === ''}
        onCancel={() => onEnd(false)}
      />
    </form>
  );
}
