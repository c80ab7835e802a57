import LinearProgress from '@mui/material/LinearProgress';
import { texts } from '../../texts/fi.ts';
import { BallOfYarn } from '../../ui/BallOfYarn.tsx';
import css from './UploadState.module.css';

export function UploadProgress({ share }: { share: number }) {
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
