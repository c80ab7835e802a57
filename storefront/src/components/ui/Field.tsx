import { useId, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react';

type Common = { label: string; error?: string | undefined; hint?: string; aside?: ReactNode };
type InputProps = Common & { multiline?: false } & InputHTMLAttributes<HTMLInputElement>;
type AreaProps = Common & { multiline: true } & TextareaHTMLAttributes<HTMLTextAreaElement>;

export function Field({ label, error, hint, aside, multiline, ...rest }: InputProps | AreaProps) {
  const own = useId();
  const id = rest.id ?? own;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const control = {
    id,
    className: 'input',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className="field">
      <div className="field-top">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {multiline ? (
        <textarea {...(rest as TextareaHTMLAttributes<HTMLTextAreaElement>)} {...control} />
      ) : (
        <input {...(rest as InputHTMLAttributes<HTMLInputElement>)} {...control} />
      )}
      {hint && (
        <p id={`${id}-hint`} className="caption quiet">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
