import { actGroups, type ActGroup } from '@shop/contracts/record-kinds';
import { useCallback } from 'react';
import { useListContext } from 'react-admin';
import { texts as common } from '../texts/fi.ts';
import { recordTexts as texts } from '../texts/record.ts';
import { ChoiceFilter } from '../ui/ChoiceFilter.tsx';
import { DaySpan } from '../ui/DaySpan.tsx';
import { ListFilters } from '../ui/ListFilters.tsx';
import { SearchField } from '../ui/SearchField.tsx';

type RecordFilter = { q?: string; group?: string; from?: string; to?: string };

const groups = (Object.keys(actGroups) as ActGroup[]).map((id) => ({ id, label: texts.groups[id] }));

/** By a name or a word, by what it is about, by its days. */
export function RecordFilters() {
  const { filterValues, setFilters } = useListContext();
  const { q = '', group = '', from = '', to = '' } = filterValues as RecordFilter;
  const narrow = useCallback(
    (change: RecordFilter) => {
      const next = Object.entries({ ...(filterValues as RecordFilter), ...change });
      setFilters(Object.fromEntries(next.filter(([, value]) => value)));
    },
    [filterValues, setFilters],
  );
  const search = useCallback((typed: string) => narrow({ q: typed }), [narrow]);
  return (
    <ListFilters
      search={<SearchField label={texts.searchLabel} value={q} onSearch={search} />}
      active={[group, from || to].filter(Boolean).length}
      onClear={() => setFilters(q ? { q } : {})}
    >
      <ChoiceFilter
        label={texts.group}
        any={texts.anyGroup}
        value={group}
        choices={groups}
        onChoose={(id) => narrow({ group: id })}
      />
      <DaySpan
        label={common.days.label}
        first={from}
        last={to}
        mayBeOpen
        onChoose={({ first, last }) => narrow({ from: first, to: last })}
      />
    </ListFilters>
  );
}
