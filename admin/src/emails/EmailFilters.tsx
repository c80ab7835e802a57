import { emailKinds, emailStatuses } from '@shop/shop-rules/email-kinds';
import { texts } from '../texts/fi.ts';
import { ChoiceFilter } from '../ui/ChoiceFilter.tsx';
import { ListFilters } from '../ui/ListFilters.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { useListFilter } from '../ui/use-list-filter.ts';

type EmailFilter = { q?: string; kind?: string; state?: string };

const { emails: words } = texts;
const kindChoices = emailKinds.map((id) => ({ id, label: words.kinds[id] }));
const stateChoices = emailStatuses.map((id) => ({ id, label: words.states[id] }));

export function EmailFilters() {
  const { filter, narrow, search, clear } = useListFilter<EmailFilter>();
  const { q = '', kind = '', state = '' } = filter;
  return (
    <ListFilters
      search={<SearchField label={words.searchLabel} value={q} onSearch={search} />}
      activeCount={[kind, state].filter(Boolean).length}
      onClear={clear}
    >
      <ChoiceFilter
        label={words.kind}
        anyLabel={words.anyKind}
        value={kind}
        choices={kindChoices}
        onChoose={(id) => narrow({ kind: id })}
      />
      <ChoiceFilter
        label={words.state}
        anyLabel={words.anyState}
        value={state}
        choices={stateChoices}
        onChoose={(id) => narrow({ state: id })}
      />
    </ListFilters>
  );
}
