import { useForm, useWatch } from 'react-hook-form';
import Button from '@mui/material/Button';
import type { SecondFactorSecret } from '@shop/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStep } from './use-step.ts';
import { PasswordField } from './PasswordField.tsx';
import { Form } from '../ui/Form.tsx';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { secondFactorCalls } from '../providers/second-factor.ts';
import { ownAccountTexts as texts } from '../texts/own-account.ts';
import { ListFailure } from '../ui/ListFailure.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ConfirmForm } from './ConfirmForm.tsx';
import { OffForm } from './OffForm.tsx';
import css from './OwnAccount.module.css';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const KEY = ['second-factor'];

export default function OwnAccount() {
  const client = useQueryClient();
  const { data, isPending, error, refetch } = useQuery({ queryKey: KEY, queryFn: secondFactorCalls.read });
  const [secret, setSecret] = useState<SecondFactorSecret>();
  const [codes, setCodes] = useState<string[]>();
  const reload = () => void client.invalidateQueries({ queryKey: KEY });
  const step = () => {
    // Reload: a user who had to set this up now has access everywhere.
    if (codes) return <RecoveryCodes codes={codes} onSaved={() => window.location.reload()} />;
    if (data?.isOn) return <OffForm factor={data} onDone={reload} />;
    if (!secret) return <BeginForm onDone={setSecret} />;
    return (
      <ConfirmForm
        secret={secret}
        onDone={({ recoveryCodes }) => {
          setSecret(undefined);
          setCodes(recoveryCodes);
          reload();
        }}
      />
    );
  };
  if (error) return <ListFailure onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeading title={texts.heading} />
      <section className={css.section} aria-labelledby="second-factor">
        <h2 id="second-factor">{texts.title}</h2>
        <p className={css.quiet}>{texts.lead}</p>
        {isPending ? <LoadingScreen /> : step()}
      </section>
    </>
  );
}

function BeginForm({ onDone }: { onDone: (secret: SecondFactorSecret) => void }) {
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
