import { useForm, useWatch } from 'react-hook-form';
import { secondFactorCalls } from '../providers/second-factor.ts';
import { ownAccountTexts as texts } from '../texts/own-account.ts';
import dialogCss from '../ui/ConfirmDialog.module.css';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { Form } from '../ui/Form.tsx';
import { TextField } from '../ui/TextField.tsx';
import css from './OwnAccount.module.css';
import { useStep } from './use-step.ts';

type Props = { titleId: string; onEnd: (isGiven: boolean) => void };

export function FreshCodeForm({ titleId, onEnd }: Props) {
  const form = useForm({ defaultValues: { code: '' } });
  const typed = useWatch({ control: form.control, name: 'code' });
  const { run, busy } = useStep(form, secondFactorCalls.prove, () => onEnd(true));
  return (
    <Form form={form} onSubmit={({ code }) => run(code)}>
      <h2 id={titleId}>{texts.freshTitle}</h2>
      <p className={dialogCss.more}>{texts.freshLine}</p>
      <div className={dialogCss.fields}>
        <TextField
          source="code"
          label={texts.codeOrRecoveryCode}
          inputMode="text"
          autoComplete="one-time-code"
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          maxLength={40}
          required
          className={css.field ?? ''}
        />
      </div>
      <DialogFoot
        confirm={texts.freshContinue}
        disabled={busy || typed.trim() === ''}
        onCancel={() => onEnd(false)}
      />
    </Form>
  );
}
