import type { SecondFactor } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useNotify } from 'react-admin';
import { useForm, useWatch } from 'react-hook-form';
import { dateText } from '../format/format-text.ts';
import { secondFactorCalls } from '../providers/second-factor.ts';
import { ownAccountTexts as texts } from '../texts/own-account.ts';
import { Form } from '../ui/Form.tsx';
import { TextField } from '../ui/TextField.tsx';
import css from './OwnAccount.module.css';
import { PasswordField } from './PasswordField.tsx';
import { useStep } from './use-step.ts';

export function OffForm({ factor, onDone }: { factor: SecondFactor; onDone: () => void }) {
  const form = useForm({ defaultValues: { currentPassword: '', code: '' } });
  const [password, code] = useWatch({ control: form.control, name: ['currentPassword', 'code'] });
  const notify = useNotify();
  const { run, busy } = useStep(form, secondFactorCalls.off, () => {
    notify(texts.disabled, { type: 'success' });
    onDone();
  });
  return (
    <Form form={form} className={css.form} onSubmit={(typed) => run(typed)}>
      <p>
        {texts.enabledSince(dateText(factor.since ?? undefined))} {texts.codesLeft(factor.recoveryCodes)}
      </p>
      <p className={css.quiet}>{texts.disableLead}</p>
      <PasswordField />
      <TextField
        source="code"
        label={texts.codeOrRecoveryCode}
        autoComplete="one-time-code"
        maxLength={40}
        required
        className={css.field ?? ''}
      />
      <Button type="submit" variant="outlined" disabled={busy || password === '' || code === ''}>
        {texts.disable}
      </Button>
    </Form>
  );
}
