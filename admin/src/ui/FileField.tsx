import { useId, type ReactNode, type Ref } from 'react';
import { errorAttributes, FieldError } from './FieldError.tsx';
import css from './FileField.module.css';

type Props = {
  label: string;
  accept: string;
  disabled: boolean;
  error?: string | undefined;
  onChoose: (file: File) => void;
  ref?: Ref<HTMLInputElement>;
  children: ReactNode;
};

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
          {...errorAttributes(`${id}-error`, error)}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) onChoose(file);
            // Allows choosing the same file again after mending it.
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
