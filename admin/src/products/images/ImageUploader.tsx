import { MAX_MODELS, uploadLimits } from '@shop/shop-rules/picture';
import Button from '@mui/material/Button';
import { useId, useState, type DragEvent } from 'react';
import { texts } from '../../texts/fi.ts';
import { AlternativeText } from './AlternativeText.tsx';
import { FilePicker } from './FilePicker.tsx';
import { ImageStrip } from './ImageStrip.tsx';
import css from './ImageUploader.module.css';
import { filesText } from './pick-files.ts';
import { RefusedFiles } from './RefusedFiles.tsx';
import { UploadState } from './UploadState.tsx';
import type { ImageUpload } from './use-image-upload.ts';
import type { ProductImages } from './use-product-images.ts';

type Props = { product: ProductImages; uploads: ImageUpload; error: string | undefined };

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

export function ImageUploader({ product, uploads, error }: Props) {
  const [isOver, setOver] = useState(false);
  const id = useId();
  const { upload, refused, remark, warning, sizes } = uploads;
  const { images, details, chosen } = product;
  const isUploading = upload !== null && upload.failure === null;
  const refusedBy = error ? `${id}-error` : undefined;
  const isEmpty = images.length + details.length === 0 && !upload;
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!holdsFiles(event)) return;
    event.preventDefault();
    uploads.choose([...event.dataTransfer.files]);
  };
  const over = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <div>
      <label className={css.label} htmlFor={id}>
        {texts.images.label}
      </label>
      <div
        className={css.ground}
        data-over={isOver || undefined}
        onDrop={drop}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
      >
        {refused.length > 0 ? <RefusedFiles files={refused} onRemove={uploads.removeRefused} /> : null}
        {upload ? <UploadState upload={upload} onRetry={uploads.retry} /> : null}
        {isEmpty ? (
          <FilePicker id={id} kind="zone" refusedBy={refusedBy} onPick={uploads.choose} />
        ) : (
          <>
            <ImageStrip product={product} list="images">
              {upload?.waiting.map(({ preview }) => (
                <img key={preview} className={css.waiting} src={preview} alt="" />
              ))}
              {images.length < uploadLimits.files && !isUploading ? (
                <FilePicker id={id} kind="tile" refusedBy={refusedBy} onPick={uploads.choose} />
              ) : null}
            </ImageStrip>
            {images.length > MAX_MODELS ? (
              <p className={css.subheading}>{texts.images.onlyShown(MAX_MODELS)}</p>
            ) : null}
            {details.length > 0 ? (
              <>
                <p className={css.subheading}>{texts.images.detailList}</p>
                <ImageStrip product={product} list="details" />
              </>
            ) : null}
            {chosen ? <AlternativeText product={product} chosen={chosen} /> : null}
            <div className={css.foot}>
              <p>{sizes.length > 0 ? filesText(sizes) : null}</p>
              <Button variant="text" onClick={uploads.clear}>
                {texts.images.removeAll}
              </Button>
            </div>
          </>
        )}
      </div>
      <output className={css.warning}>{warning}</output>
      {remark || error ? (
        <p id={`${id}-error`} className={css.error} role="alert">
          {[remark, error].filter(Boolean).join(' ')}
        </p>
      ) : null}
    </div>
  );
}
