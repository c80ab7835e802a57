import { useId, type ReactNode, type Ref } from 'react';
import { FieldError, invalidBy } from './FieldError.tsx';
import css from './FileField.module.css';

type Props = {
  label: string;
  accept: string;
  disabled: boolean;
  error?: string | undefined;
  onChoose: (file: File) => void;
  ref?: Ref<HTMLInputElement>;
  /** Beside it, such as the name of the chosen file. */
  children: ReactNode;
};

/** Chooses one file, which is sent at once. */
export function FileField({ label, accept, disabled, error, onChoose, ref, children }: Props) {
  const id = useId();
  return (
    <>
      <p className={css.file}>
        <input
          ref={ref}
          id={id}
          type="file"
          className="visuallyHidden"
          accept={accept}
          disabled={disabled}
          {...invalidBy(`${id}-error`, error)}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) onChoose(file);
            // The same file, mended, can be chosen again.
            target.value = '';
          }}
        />
        <label htmlFor={id}>{label}</label>
        {children}
      </p>
      <FieldError id={`${id}-error`} error={error} />
    </>
  );
}
