import { useId, type ComponentProps } from 'react';
import css from './ConfirmDialog.module.css';
import { Input } from './Input.tsx';

type Props = ComponentProps<'input'> & { label: string; help?: string; error?: string | undefined };

/** A field of a dialog's form: its name above it, and below it what helps or what is wrong. */
export function DialogField({ label, help, error, id: given, ...rest }: Props) {
  const own = useId();
  const id = given ?? own;
  const said = error ?? help;
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={said ? `${id}-help` : undefined}
        {...rest}
      />
      <p id={`${id}-help`} className={error ? css.error : undefined} aria-live="polite">
        {said}
      </p>
    </div>
  );
}
