import { ownAccountTexts as texts } from '../texts/own-account.ts';
import { CodeField } from './CodeField.tsx';

type Props = { value: string; onChange: (value: string) => void; error: string | undefined };

/** The password that this account has now: a browser that was left open is not enough. */
export function PasswordField({ value, onChange, error }: Props) {
  return (
    <CodeField
      label={texts.password}
      type="password"
      autoComplete="current-password"
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
