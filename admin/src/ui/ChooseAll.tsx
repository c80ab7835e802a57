import { useState } from 'react';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import { texts } from '../texts/fi.ts';
import { MAX_TOGETHER } from './bulk-limit.ts';

/** Selects at most `MAX_TOGETHER` records. */
export function ChooseAll() {
  const { resource, filterValues, sort, total = 0, selectedIds, onSelect } = useListContext();
  const [busy, setBusy] = useState(false);
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const most = Math.min(total, MAX_TOGETHER);
  if (selectedIds.length >= most) return null;
  const choose = async () => {
    setBusy(true);
    try {
      const pagination = { page: 1, perPage: most };
      const { data } = await dataProvider.getList(resource, {
        filter: filterValues,
        sort,
        pagination,
      });
      onSelect(data.map(({ id }) => id));
    } catch (error) {
      notify(error instanceof Error ? error.message : texts.errors.unreachable, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" disabled={busy} onClick={() => void choose()}>
      {total > most ? texts.list.chooseFirst(most) : texts.list.chooseAll(most)}
    </button>
  );
}
