import Button from '@mui/material/Button';
import { texts } from '../texts/fi.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

export function ErrorScreen() {
  return (
    <EmptyState isPage title={texts.errors.screenTitle} line={texts.errors.screenLine}>
      <Button onClick={() => window.location.reload()}>{texts.errors.reload}</Button>
    </EmptyState>
  );
}

export function NotFoundScreen() {
  return (
    <EmptyState
      isPage
      drawing="peg"
      title={texts.errors.notFound}
      line={texts.errors.notFoundLine(window.location.pathname)}
    >
      <Button variant="outlined" href="/shop/home">
        {texts.errors.toShop}
      </Button>
    </EmptyState>
  );
}
