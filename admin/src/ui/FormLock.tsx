import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';

type Props = { mayChange: boolean | undefined; className: string | undefined; children: ReactNode };

/**
 * A form's fields: for whoever may not change them they are locked, and for everybody while a save is under way, for its
 * answer draws the form anew.
 */
export function FormLock({ mayChange, className, children }: Props) {
  const { isSubmitting } = useFormState();
  return (
    <fieldset className={className} disabled={!mayChange || isSubmitting}>
      {children}
    </fieldset>
  );
}
