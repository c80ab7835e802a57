import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { texts } from '../texts/fi.ts';

/**
 * Makes a call that changes an order, and reloads what shows it. Answers whether it was taken; what was not is told.
 * @param done what is told when it was taken
 */
export function useOrderCall(done: string) {
  const [busy, setBusy] = useState(false);
  const refresh = useRefresh();
  const notify = useNotify();
  const call = async (make: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await make();
      notify(done, { type: 'success' });
      return true;
    } catch (error) {
      notify(error instanceof Error ? error.message : texts.errors.away, { type: 'error' });
      return false;
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return { busy, call };
}
