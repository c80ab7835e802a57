import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { texts } from '../../texts/fi.ts';
import { BallOfYarn } from '../../ui/BallOfYarn.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { ImageUpload } from './use-image-upload.ts';
import css from './UploadState.module.css';

type Props = { upload: NonNullable<ImageUpload['upload']>; onRetry: () => void };

export function UploadState({ upload: { share, failure }, onRetry }: Props) {
  return failure === null ? (
    <UploadProgress share={share} />
  ) : (
    <UploadFailure reason={failure} onRetry={onRetry} />
  );
}

function UploadProgress({ share }: { share: number }) {
  return (
    <div className={css.state}>
      <output className={css.line}>
        <BallOfYarn size={24} turning />
        {texts.images.uploading}
      </output>
      <LinearProgress
        variant={share > 0 && share < 1 ? 'determinate' : 'indeterminate'}
        value={share * 100}
        aria-label={texts.images.uploading}
      />
    </div>
  );
}

function UploadFailure({ reason, onRetry }: { reason: string; onRetry: () => void }) {
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
