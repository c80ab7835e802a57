import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useServerErrors } from '../ui/use-server-errors.ts';

/** @returns whether the call succeeded and its form is still open */
export function useOrderCall<Values extends FieldValues>(
  done: string,
  form?: UseFormReturn<Values>,
  fields?: readonly string[],
) {
  const { begin, close } = useServerErrors(form, fields);
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
  return { busy, call, close };
}
