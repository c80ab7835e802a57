import Button from '@mui/material/Button';
import { texts } from '../texts/fi.ts';
import { EmptyState } from './EmptyState.tsx';

export function ListFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState title={texts.errors.listTitle} line={texts.errors.unreachable}>
      <Button variant="outlined" onClick={onRetry}>
        {texts.actions.retry}
      </Button>
    </EmptyState>
  );
}
