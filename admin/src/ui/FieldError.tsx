import css from './FieldError.module.css';

/** What the server does not take about a field, under it; `id` is what the field is described by. */
export function FieldError({ id, error }: { id?: string; error: string | undefined }) {
  return (
    <p id={id} className={css.error} role="alert">
      {error}
    </p>
  );
}

/** What ties a field to its error. */
export const invalidBy = (id: string, error: string | undefined) =>
  ({ 'aria-invalid': error ? true : undefined, 'aria-describedby': id }) as const;
