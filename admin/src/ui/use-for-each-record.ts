import { useState } from 'react';
import { useRefresh, type Identifier } from 'react-admin';

/** Does the same to many records, one after the other, and reloads what shows them. */
export function useForEachRecord() {
  const [busy, setBusy] = useState(false);
  const refresh = useRefresh();
  /** @returns the ids for which it failed */
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
