import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showErrors } from './Form.tsx';
import { createStaleGuard } from './stale-guard.ts';
import { splitErrors, formErrorText } from '../providers/field-errors.ts';

type Attempt = {
  refuse: (error: unknown) => void;
  /** A late answer does not close a form that was opened again. */
  isOpen: () => boolean;
};

/**
 * Errors at no shown field go to a toast.
 * @param fields visible ones; default all
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
    begin: (): Attempt => {
      close();
      const isOpen = round.begin();
      return {
        isOpen,
        refuse: (error) => {
          if (!isOpen()) return notify(formErrorText(error), { type: 'error' });
          const { atFields, otherwise } = splitErrors(error, fields ?? Object.keys(form?.getValues() ?? {}));
          if (form) showErrors(form, atFields);
          if (otherwise) notify(otherwise, { type: 'error' });
        },
      };
    },
    close,
  };
}
