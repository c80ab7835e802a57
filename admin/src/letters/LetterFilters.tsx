import { letterKinds, letterStates } from '@shop/contracts/letter-kinds';
import { useCallback } from 'react';
import { useListContext } from 'react-admin';
import { texts } from '../texts/fi.ts';
import { ChoiceFilter } from '../ui/ChoiceFilter.tsx';
import { ListFilters } from '../ui/ListFilters.tsx';
import { SearchField } from '../ui/SearchField.tsx';

type LetterFilter = { q?: string; kind?: string; state?: string };

const { letters: words } = texts;
const kindChoices = letterKinds.map((id) => ({ id, label: words.kinds[id] }));
const stateChoices = letterStates.map((id) => ({ id, label: words.states[id] }));

export function LetterFilters() {
  const { filterValues, setFilters } = useListContext();
  const { q = '', kind = '', state = '' } = filterValues as LetterFilter;
  const narrow = useCallback(
    (change: LetterFilter) => {
      const next = Object.entries({ ...(filterValues as LetterFilter), ...change });
      setFilters(Object.fromEntries(next.filter(([, value]) => value)));
    },
    [filterValues, setFilters],
  );
  const search = useCallback((typed: string) => narrow({ q: typed }), [narrow]);
  return (
    <ListFilters
      search={<SearchField label={words.searchLabel} value={q} onSearch={search} />}
      active={[kind, state].filter(Boolean).length}
      onClear={() => setFilters(q ? { q } : {})}
    >
      <ChoiceFilter
        label={words.kind}
        any={words.anyKind}
        value={kind}
        choices={kindChoices}
        onChoose={(id) => narrow({ kind: id })}
      />
      <ChoiceFilter
        label={words.state}
        any={words.anyState}
        value={state}
        choices={stateChoices}
        onChoose={(id) => narrow({ state: id })}
      />
    </ListFilters>
  );
}
