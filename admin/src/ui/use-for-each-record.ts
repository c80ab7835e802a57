import { useState } from 'react';
import { useRefresh, type Identifier } from 'react-admin';

/** Applies a call to records one after the other, then reloads. */
export function useForEachRecord() {
  const [busy, setBusy] = useState(false);
  const refresh = useRefresh();
  /** @returns ids of the failed records */
  const each = async <T extends { id: Identifier }>(
    records: readonly T[],
    call: (record: T) => Promise<unknown>,
  ): Promise<T['id'][]> => {
    setBusy(true);
    const left: T['id'][] = [];
    for (const record of records) {
      try {
        await call(record);
      } catch {
        left.push(record.id);
      }
    }
    setBusy(false);
    refresh();
    return left;
  };
  return { each, busy };
}
