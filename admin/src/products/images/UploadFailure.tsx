import Button from '@mui/material/Button';
import { texts } from '../../texts/fi.ts';
import { Icon } from '../../ui/Icon.tsx';
import css from './UploadState.module.css';

/** Keeps the files for a retry. */
export function UploadFailure({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <div className={css.state} role="alert">
      <p className={css.failed}>
        <Icon name="warning" />
        <span>{texts.images.failed}</span>
        <Button variant="text" onClick={onRetry}>
          {texts.actions.retry}
        </Button>
      </p>
      {reason ? <p className={css.reason}>{reason}</p> : null}
    </div>
  );
}
