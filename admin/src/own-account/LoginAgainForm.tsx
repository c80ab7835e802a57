import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { logInAgain } from '../providers/auth-provider.ts';
import { loginTexts as texts } from '../texts/login.ts';
import dialogCss from '../ui/ConfirmDialog.module.css';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { Form } from '../ui/Form.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useStep } from './use-step.ts';

type Props = { titleId: string; onEnd: (isLoggedIn: boolean) => void };

export function LoginAgainForm({ titleId, onEnd }: Props) {
  const form = useForm({ defaultValues: { email: '', password: '', code: '' } });
  const queryClient = useQueryClient();
  const { run, busy } = useStep(form, logInAgain, () => {
    void queryClient.invalidateQueries({ queryKey: ['auth'] });
    onEnd(true);
  });
  return (
    <Form
      form={form}
      noValidate
      onSubmit={({ code, ...login }) => run({ ...login, ...(code.trim() ? { code } : {}) })}
    >
      <h2 id={titleId}>{texts.heading}</h2>
      <p className={dialogCss.more}>{texts.lead}</p>
      <div className={dialogCss.fields}>
        <TextField
          source="email"
          label={texts.email}
          type="email"
          autoComplete="username"
          maxLength={254}
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          required
        />
        <TextField
          source="password"
          label={texts.password}
          type="password"
          autoComplete="current-password"
          required
        />
        <TextField
          source="code"
          label={texts.code}
          help={texts.codeHelp}
          autoComplete="one-time-code"
          maxLength={40}
        />
      </div>
      <DialogFoot confirm={texts.submit} disabled={busy} onCancel={() => onEnd(false)} />
    </Form>
  );
}
