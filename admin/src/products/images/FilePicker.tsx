import { uploadTypes } from '@shop/shop-rules/picture';
import { texts } from '../../texts/fi.ts';
import { BallOfYarn } from '../../ui/BallOfYarn.tsx';
import css from './FilePicker.module.css';

type Props = {
  id: string;
  kind: 'zone' | 'tile';
  refusedBy: string | undefined;
  onPick: (files: File[]) => void;
};

export function FilePicker({ id, kind, refusedBy, onPick }: Props) {
  return (
    <label className={kind === 'zone' ? css.zone : css.tile}>
      <input
        id={id}
        type="file"
        multiple
        aria-invalid={refusedBy ? true : undefined}
        aria-describedby={refusedBy}
        accept={uploadTypes.join(',')}
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
      {kind === 'zone' ? (
        <>
          <BallOfYarn size={56} />
          <span className={css.prompt}>{texts.images.select}</span>
          <span className={css.kinds}>{texts.images.kinds}</span>
        </>
      ) : (
        texts.images.more
      )}
    </label>
  );
}
