import { useState } from 'react';
import { useRefresh, type Identifier } from 'react-admin';

export function useForEachRecord() {
  const [busy, setBusy] = useState(false);
  const refresh = useRefresh();
  /** @returns ids of the failed records */
  const forEach = async <T extends { id: Identifier }>(
    records: readonly T[],
    call: (record: T) => Promise<unknown>,
  ): Promise<T['id'][]> => {
    setBusy(true);
    const failedIds: T['id'][] = [];
    for (const record of records) {
      try {
        await call(record);
      } catch {
        failedIds.push(record.id);
      }
    }
    setBusy(false);
    refresh();
    return failedIds;
  };
  return { forEach, busy };
}
