import type { LetterRecord } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { texts } from '../texts/fi.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListFailure } from '../ui/ListFailure.tsx';
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';
import { useSmallScreen } from '../ui/use-small-screen.ts';
import { LetterTable } from './LetterTable.tsx';
import { momentText } from '../format/format-text.ts';
import { LetterState } from '../ui/LetterState.tsx';
import { LetterLink } from './LetterLink.tsx';
import css from './LetterRows.module.css';

const { letters: words } = texts;

/** The letters found: a table where there is room, rows on a phone. */
export function LetterResults() {
  const { data, error, isPending, filterValues, setFilters, refetch } = useListContext<LetterRecord>();
  const small = useSmallScreen();
  if (error) return <ListFailure onRetry={() => void refetch()} />;
  if (isPending) return <RowsSkeleton />;
  if (data?.length) return small ? <LetterRows letters={data} /> : <LetterTable letters={data} />;
  if (Object.keys(filterValues).length === 0)
    return <EmptyState title={words.empty} line={words.emptyLine} />;
  return (
    <EmptyState title={words.emptyFiltered} line={words.emptyFilteredLine}>
      <Button variant="outlined" onClick={() => setFilters({})}>
        {texts.actions.clearFilters}
      </Button>
    </EmptyState>
  );
}

/** The list on a phone: one row a letter. */
function LetterRows({ letters }: { letters: LetterRecord[] }) {
  return (
    <ul className={css.rows}>
      {letters.map((letter) => (
        <li key={letter.id}>
          <LetterLink letter={letter} />
          <span className={css.at}>{momentText(letter.createdAt)}</span>
          <span className={css.to}>{letter.toName || letter.to}</span>
          <LetterState sending={letter.sendings.at(-1)} />
        </li>
      ))}
    </ul>
  );
}
