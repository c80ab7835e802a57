import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { leadFocus } from '../ui/lead-focus.ts';
import { newRound } from '../ui/round.ts';
import { REFUSED } from '../ui/refused.ts';
import { partedErrors, toldOfForm, withoutField } from './field-errors.ts';

/** One sending of a form. */
type Attempt = {
  /** Shows for what it was refused. */
  refuse: (error: unknown) => void;
  /** Whether the form is still the one that was sent: what was closed and opened anew is not closed by a late answer. */
  isOpen: () => boolean;
};

/**
 * What the server did not take of a form, by field, until the field is typed in again or the form is closed.
 * @param fields those that the form shows with their errors; what else is wrong is told in a toast
 */
export function useFieldErrors(fields: readonly string[]) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const [round] = useState(newRound);
  const notify = useNotify();
  const startAnew = () => {
    round.end();
    setErrors({});
  };
  useEffect(() => round.end, [round]);
  // Whoever is refused is led to the first field that says why; not again when one of them is mended.
  useEffect(() => {
    if (refusals > 0) leadFocus(form.current, REFUSED);
  }, [refusals]);
  return {
    errors,
    /** The form whose first refused field gets the focus. */
    form,
    /** Takes all errors away, for the call that now begins. */
    begin: (): Attempt => {
      startAnew();
      const isOpen = round.begin();
      return {
        isOpen,
        refuse: (error) => {
          // A form that was closed meanwhile has no fields to show it at.
          if (!isOpen()) return notify(toldOfForm(error), { type: 'error' });
          const { atFields, otherwise } = partedErrors(error, fields);
          setErrors(atFields);
          setRefusals((count) => count + 1);
          if (otherwise) notify(otherwise, { type: 'error' });
        },
      };
    },
    /** Takes the error of a field away, or without one all of them: the form is closed. */
    forget: (field?: string): void =>
      field === undefined ? startAnew() : setErrors((shown) => withoutField(shown, field)),
  };
}
