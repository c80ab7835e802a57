import type { LegalPageRecord } from '@shop/contracts';
import type { LegalPageId } from '@shop/shop-rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { isConflict } from '../../providers/field-errors.ts';
import { legalCalls } from '../../providers/legal-texts.ts';
import { settingsCalls } from '../../providers/settings.ts';

/** Shows text errors at the field, a colleague's draft as a choice, others in a toast. */
export function useLegalCalls(page: LegalPageId, onDone: (record: LegalPageRecord) => void) {
  const notify = useNotify();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [theirs, setTheirs] = useState<LegalPageRecord>();
  const settle = () => setTheirs(undefined);
  const run = async (call: () => Promise<LegalPageRecord>, done: string): Promise<boolean> => {
    setBusy(true);
    setError('');
    try {
      const record = await call();
      onDone(record);
      settle();
      notify(done, { type: 'success' });
      await client.invalidateQueries({ queryKey: settingsCalls.key });
      return true;
    } catch (failure) {
      const body = failure instanceof HttpError ? (failure.body as Refusal) : undefined;
      if (isConflict(failure) && body?.data) setTheirs(body.data);
      else if (body?.errors?.['text']) setError(body.errors['text']);
      else notify(failure instanceof Error ? failure.message : '', { type: 'error' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const readShown = async (): Promise<string | undefined> => {
    try {
      return (await legalCalls.shown(page)).trim();
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : '', { type: 'error' });
      return undefined;
    }
  };
  return { run, readShown, busy, error, theirs, settle };
}

type Refusal = { errors?: Record<string, string>; data?: LegalPageRecord } | undefined;
