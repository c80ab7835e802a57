import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showErrors } from './Form.tsx';
import { createStaleGuard } from './stale-guard.ts';
import { partedErrors, toldOfForm } from '../providers/field-errors.ts';

/** One call of a form. */
type Attempt = {
  /** Shows why the server refused it. */
  refuse: (error: unknown) => void;
  /** Whether the form is still the one that was sent: a late answer does not close one that was opened again. */
  isOpen: () => boolean;
};

/**
 * Shows server errors at the fields of a form, and all others in a toast.
 * @param fields those that the form shows now; without them all that it has
 */
export function useServerErrors<Values extends FieldValues>(
  form?: UseFormReturn<Values>,
  fields?: readonly string[],
) {
  const [round] = useState(createStaleGuard);
  const notify = useNotify();
  useEffect(() => round.end, [round]);
  const close = () => {
    round.end();
    form?.clearErrors();
  };
  return {
    /** Clears all errors, for the call that now begins. */
    begin: (): Attempt => {
      close();
      const isOpen = round.begin();
      return {
        isOpen,
        refuse: (error) => {
          // A form that was closed meanwhile has no fields to show it at.
          if (!isOpen()) return notify(toldOfForm(error), { type: 'error' });
          const { atFields, otherwise } = partedErrors(error, fields ?? Object.keys(form?.getValues() ?? {}));
          if (form) showErrors(form, atFields);
          if (otherwise) notify(otherwise, { type: 'error' });
        },
      };
    },
    /** The form is closed: its errors go, and a late answer no longer reaches it. */
    close,
  };
}
