import { auditGroups, type AuditGroup } from '@shop/shop-rules/audit-kinds';
import { texts as common } from '../texts/fi.ts';
import { auditLogTexts as texts } from '../texts/audit-log.ts';
import { ChoiceFilter } from '../ui/ChoiceFilter.tsx';
import { DaySpan } from '../ui/DaySpan.tsx';
import { ListFilters } from '../ui/ListFilters.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { useListFilter } from '../ui/use-list-filter.ts';

type RecordFilter = { q?: string; group?: string; from?: string; to?: string };

const groups = (Object.keys(auditGroups) as AuditGroup[]).map((id) => ({ id, label: texts.groups[id] }));

export function AuditLogFilters() {
  const { filter, narrow, search, clear } = useListFilter<RecordFilter>();
  const { q = '', group = '', from = '', to = '' } = filter;
  return (
    <ListFilters
      search={<SearchField label={texts.searchLabel} value={q} onSearch={search} />}
      activeCount={[group, from || to].filter(Boolean).length}
      onClear={clear}
    >
      <ChoiceFilter
        label={texts.group}
        anyLabel={texts.anyGroup}
        value={group}
        choices={groups}
        onChoose={(id) => narrow({ group: id })}
      />
      <DaySpan
        label={common.days.label}
        first={from}
        last={to}
        allowsOpenEnd
        onChoose={({ first, last }) => narrow({ from: first, to: last })}
      />
    </ListFilters>
  );
}
