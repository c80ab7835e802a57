import { useEffect, useRef } from 'react';
import { Field } from '../../components/ui/Field.tsx';
import { watchStrength } from '../../lib/session/password-strength.ts';
import { ownAccount } from '../../texts/fi/own-account.ts';
import { passwordStrength } from '../../texts/fi/password.ts';

const texts = ownAccount.password;

export function NewPasswordField({ error }: { error: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    const input = place.current?.querySelector('input');
    return input && words.current ? watchStrength(input, words.current, passwordStrength) : undefined;
  }, []);
  return (
    <div ref={place} className="new-password">
      <Field
        label={texts.field}
        name="password"
        type="password"
        autoComplete="new-password"
        maxLength={128}
        hint={texts.hint}
        error={error}
      />
      <output ref={words} className="strength" />
    </div>
  );
}
