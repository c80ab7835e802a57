import { uploadLimits, uploadTypes } from '@shop/contracts/picture';
import { texts } from '../../texts/fi.ts';

type PickedFile = Pick<File, 'name' | 'size' | 'type'>;

/**
 * Takes from what was chosen or dropped what may be uploaded: images of known kinds, not too large, and no more
 * than still fit.
 * @param room how many images the product may still get
 * @returns the files to upload, and what to say about the others
 */
export function pickFiles<F extends PickedFile>(files: F[], room: number): { files: F[]; remark: string } {
  const images = files.filter(({ type }) => (uploadTypes as readonly string[]).includes(type));
  const [tooLarge] = images.filter(({ size }) => size > uploadLimits.fileBytes);
  const small = images.filter(({ size }) => size <= uploadLimits.fileBytes);
  const strangers = files.length - images.length;
  const remarks = [
    strangers > 0 ? texts.images.notImages(strangers) : '',
    tooLarge ? texts.images.tooLarge(tooLarge.name) : '',
    small.length > room ? texts.images.tooMany : '',
  ];
  return { files: small.slice(0, Math.max(room, 0)), remark: remarks.filter(Boolean).join(' ') };
}

/**
 * As many of the files, from the first on, as go into one upload together.
 * @param sizeOf the bytes of one of them
 */
export function firstBatch<F>(files: readonly F[], sizeOf: (file: F) => number): F[] {
  let bytes = 0;
  const end = files.findIndex((file) => (bytes += sizeOf(file)) > uploadLimits.totalBytes);
  return end < 0 ? [...files] : files.slice(0, Math.max(end, 1));
}

/** '3 files, 1.23 MB'; a megabyte is a million bytes, as in the limits. */
export function filesText(sizes: readonly number[]): string {
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return texts.images.files(sizes.length, (bytes / 1_000_000).toFixed(2));
}
