import type { SecondFactorSecret } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useForm, useWatch } from 'react-hook-form';
import { secondFactorCalls } from '../providers/second-factor.ts';
import { ownAccountTexts as texts } from '../texts/own-account.ts';
import { Form } from '../ui/Form.tsx';
import css from './OwnAccount.module.css';
import { PasswordField } from './PasswordField.tsx';
import { useStep } from './use-step.ts';

export function BeginForm({ onDone }: { onDone: (secret: SecondFactorSecret) => void }) {
  const form = useForm({ defaultValues: { currentPassword: '' } });
  const password = useWatch({ control: form.control, name: 'currentPassword' });
  const { run, busy } = useStep(form, secondFactorCalls.begin, onDone);
  return (
    <Form form={form} className={css.form} onSubmit={({ currentPassword }) => run(currentPassword)}>
      <PasswordField />
      <Button type="submit" disabled={busy || password === ''}>
        {texts.begin}
      </Button>
    </Form>
  );
}
