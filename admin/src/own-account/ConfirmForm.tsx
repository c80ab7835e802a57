import { encode } from 'uqr';
import type { RecoveryCodes, SecondFactorSecret } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useForm, useWatch } from 'react-hook-form';
import qr from './QrCode.module.css';
import { secondFactorCalls } from '../providers/second-factor.ts';
import { ownAccountTexts as texts } from '../texts/own-account.ts';
import { Form } from '../ui/Form.tsx';
import { TextField } from '../ui/TextField.tsx';
import css from './OwnAccount.module.css';
import { useStep } from './use-step.ts';

type Props = { secret: SecondFactorSecret; onDone: (codes: RecoveryCodes) => void };

/** The first code proves that the app has the secret. */
export function ConfirmForm({ secret, onDone }: Props) {
  const form = useForm({ defaultValues: { code: '' } });
  const typed = useWatch({ control: form.control, name: 'code' });
  const { run, busy } = useStep(form, secondFactorCalls.confirm, onDone);
  return (
    <Form form={form} className={css.form} onSubmit={({ code }) => run(code)}>
      <p>{texts.scan}</p>
      <QrCode text={secret.uri} label={texts.qr} />
      <p className={css.quiet}>{texts.typed}</p>
      <p className={css.secret} data-secret>
        {secret.secret.match(/.{1,4}/g)?.join(' ')}
      </p>
      <TextField
        source="code"
        label={texts.code}
        help={texts.codeHelp}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
        className={css.field ?? ''}
      />
      <Button type="submit" disabled={busy || typed.trim().length < 6}>
        {texts.confirm}
      </Button>
    </Form>
  );
}

/** Dark on light in every colour scheme. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    // Inline SVG has no URL for an <img>.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg className={qr.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path className={qr.ground} d={`M0 0h${size}v${size}h-${size}z`} />
      <path className={qr.squares} d={squares.join('')} />
    </svg>
  );
}
