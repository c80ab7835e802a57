import Button from '@mui/material/Button';
import { texts } from '../texts/fi.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

/** What is left when a screen could not be drawn at all. */
export function ErrorScreen() {
  return (
    <EmptyState isPage title={texts.errors.screenTitle} line={texts.errors.screenLine}>
      <Button onClick={() => window.location.reload()}>{texts.errors.reload}</Button>
    </EmptyState>
  );
}
