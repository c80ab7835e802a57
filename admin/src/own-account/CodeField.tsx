import { useId, type ComponentProps } from 'react';
import { Input } from '../ui/Input.tsx';
import css from './OwnAccount.module.css';

type Props = ComponentProps<'input'> & { label: string; help?: string; error?: string | undefined };

/** A field of this page, with its help, and what is wrong with it. */
export function CodeField({ label, help, error, ...props }: Props) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <Input {...props} id={id} required aria-invalid={Boolean(error)} aria-describedby={`${id}-told`} />
      <p id={`${id}-told`} className={error ? css.error : css.quiet} aria-live="polite">
        {error ?? help}
      </p>
    </div>
  );
}
