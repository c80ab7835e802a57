import type { LetterRecord } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { texts } from '../texts/fi.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListFailure } from '../ui/ListFailure.tsx';
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';
import { useSmallScreen } from '../ui/use-small-screen.ts';
import { LetterRows } from './LetterRows.tsx';
import { LetterTable } from './LetterTable.tsx';

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
