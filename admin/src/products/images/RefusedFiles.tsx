import IconButton from '@mui/material/IconButton';
import { texts } from '../../texts/fi.ts';
import { Icon } from '../../ui/Icon.tsx';
import css from './UploadState.module.css';
import type { RefusedFile } from './use-image-upload.ts';

type Props = { files: RefusedFile[]; onRemove: (id: string) => void };

export function RefusedFiles({ files, onRemove }: Props) {
  return (
    <div className={css.state} role="alert">
      <p className={css.failed}>
        <Icon name="warning" />
        <span>{texts.images.failed}</span>
      </p>
      <ul className={css.refused} aria-label={texts.images.refused}>
        {files.map(({ id, name, reason }) => (
          <li key={id}>
            <span>{reason}</span>
            <IconButton aria-label={texts.images.removeRefused(name)} onClick={() => onRemove(id)}>
              <Icon name="close" size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
