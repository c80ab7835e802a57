import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Field } from '../../components/ui/Field.tsx';
import { useReturnFocus } from '../../components/ui/use-return-focus.ts';
import { focusWrong } from '../../lib/forms/focus-wrong.ts';
import { ownAccount as texts } from '../../texts/fi/own-account.ts';
import { session } from '../../texts/fi/session.ts';
import type { FieldErrors } from './own-account-store.ts';

type Props = {
  open: string;
  submit: string;
  /** @returns errors by field, or null to close the form */
  onSend: (fields: Record<string, string>) => Promise<FieldErrors | null>;
  children: (errors: FieldErrors) => ReactNode;
};

export function FoldedForm({ open, submit, onSend, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [asksCode, setAsksCode] = useState(false);
  const opener = useReturnFocus<HTMLButtonElement>(isOpen);

  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus();
  }, [isOpen]);
  useEffect(() => {
    if (asksCode) form.current?.querySelector<HTMLInputElement>('input[name=code]')?.focus();
  }, [asksCode]);

  const show = (found: FieldErrors): void => {
    setErrors(found);
    if (found['code']) setAsksCode(true);
    focusWrong(form.current, found);
  };
  const close = (): void => {
    setErrors({});
    setAsksCode(false);
    setOpen(false);
  };
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const fields = Object.fromEntries(
      [...event.currentTarget.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].map(
        ({ name, value }) => [name, value],
      ),
    );
    const empty = Object.keys(fields).filter((name) => !fields[name]);
    if (empty.length > 0) return show(Object.fromEntries(empty.map((name) => [name, texts.required])));
    setSending(true);
    const found = await onSend(fields);
    setSending(false);
    if (found) show(found);
    else close();
  };

  const clearError = ({ target }: FormEvent<HTMLFormElement>): void => {
    if (target instanceof HTMLInputElement) setErrors(({ [target.name]: _cleared, ...others }) => others);
  };

  if (!isOpen) {
    return (
      <button ref={opener} type="button" className="link" onClick={() => setOpen(true)}>
        {open}
      </button>
    );
  }
  return (
    <form
      ref={form}
      className="folded-form"
      noValidate
      onInput={clearError}
      onSubmit={(event) => void send(event)}
    >
      {children(errors)}
      {asksCode && (
        <Field
          label={session.login.code}
          name="code"
          autoComplete="one-time-code"
          maxLength={40}
          hint={session.login.codeHint}
          error={errors['code']}
        />
      )}
      <div className="folded-buttons">
        <Button type="submit" aria-busy={isSending}>
          {submit}
        </Button>
        <button type="button" className="link" onClick={close}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}
