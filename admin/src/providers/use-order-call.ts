import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useFieldErrors } from './use-field-errors.ts';

/**
 * Makes a call that changes an order, and reloads what shows it. Answers whether it was taken and its form is still open;
 * what was not taken is told.
 * @param done what is told when it was taken
 * @param fields those that the caller shows with their errors; what else is wrong is told in a toast
 */
export function useOrderCall(done: string, fields: readonly string[] = []) {
  const { errors, form, begin, forget } = useFieldErrors(fields);
  const [busy, setBusy] = useState(false);
  const refresh = useRefresh();
  const notify = useNotify();
  const call = async (make: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    const attempt = begin();
    try {
      await make();
      notify(done, { type: 'success' });
      return attempt.isOpen();
    } catch (error) {
      attempt.refuse(error);
      return false;
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return { busy, call, errors, form, forget };
}
