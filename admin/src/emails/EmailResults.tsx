import type { EmailRecord } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { texts } from '../texts/fi.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListFailure } from '../ui/ListFailure.tsx';
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';
import { useSmallScreen } from '../ui/use-small-screen.ts';
import { EmailTable } from './EmailTable.tsx';
import { momentText } from '../format/format-text.ts';
import { EmailState } from '../ui/EmailState.tsx';
import { EmailLink } from './EmailLink.tsx';
import css from './EmailRows.module.css';

const { emails: words } = texts;

export function EmailResults() {
  const { data, error, isPending, filterValues, setFilters, refetch } = useListContext<EmailRecord>();
  const small = useSmallScreen();
  if (error) return <ListFailure onRetry={() => void refetch()} />;
  if (isPending) return <RowsSkeleton />;
  if (data?.length) return small ? <EmailRows emails={data} /> : <EmailTable emails={data} />;
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

function EmailRows({ emails }: { emails: EmailRecord[] }) {
  return (
    <ul className={css.rows}>
      {emails.map((email) => (
        <li key={email.id}>
          <EmailLink email={email} />
          <span className={css.at}>{momentText(email.createdAt)}</span>
          <span className={css.to}>{email.toName || email.to}</span>
          <EmailState delivery={email.sendings.at(-1)} />
        </li>
      ))}
    </ul>
  );
}
