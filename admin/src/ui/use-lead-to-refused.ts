import { useEffect, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { leadFocus } from './lead-focus.ts';
import { REFUSED } from './refused.ts';

/** Leads whoever is refused to the first field of the form that says why, once each time that it is sent. */
export function useLeadToRefused(save: RefObject<HTMLButtonElement | null>): void {
  const { isSubmitting, errors } = useFormState();
  const isRefused = !isSubmitting && Object.keys(errors).length > 0;
  useEffect(() => {
    if (isRefused) leadFocus(save.current?.form ?? null, REFUSED);
  }, [isRefused, save]);
}
