import { uploadLimits, uploadTypes } from '@shop/shop-rules/picture';
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

/** What has arrived of one upload is kept where the next one fails, and a slow line has to hold for no longer than this takes. */
const BATCH_BYTES = uploadLimits.fileBytes;

/**
 * As many of the files, from the first on, as go into one upload together: at least one of them.
 * @param sizeOf the bytes of one of them
 */
export function firstBatch<F>(files: readonly F[], sizeOf: (file: F) => number): F[] {
  let bytes = 0;
  const end = files.findIndex((file) => (bytes += sizeOf(file)) > BATCH_BYTES);
  return end < 0 ? [...files] : files.slice(0, Math.max(end, 1));
}

/**
 * How much of everything has been sent, from 0 to 1.
 * @param sizes the bytes that were sent before, that are being sent, and that come after
 * @param part what has been sent of the middle ones, from 0 to 1
 */
export function sentPart(
  { before, now, after }: Record<'before' | 'now' | 'after', number>,
  part: number,
): number {
  const total = before + now + after;
  return total > 0 ? (before + now * part) / total : 0;
}

/** '3 files, 1.23 MB'; a megabyte is a million bytes, as in the limits. */
export function filesText(sizes: readonly number[]): string {
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return texts.images.files(sizes.length, (bytes / 1_000_000).toFixed(2));
}
