import css from './FieldError.module.css';

/** `id` goes into the field's `aria-describedby`. */
export function FieldError({ id, error }: { id?: string; error: string | undefined }) {
  return (
    <p id={id} className={css.error} role="alert">
      {error}
    </p>
  );
}

export const errorAttributes = (id: string, error: string | undefined) =>
  ({ 'aria-invalid': error ? true : undefined, 'aria-describedby': id }) as const;
