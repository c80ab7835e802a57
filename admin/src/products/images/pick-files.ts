import { uploadLimits, uploadTypes } from '@shop/shop-rules/picture';
import { texts } from '../../texts/fi.ts';

type PickedFile = Pick<File, 'name' | 'size' | 'type'>;

export const isImage = ({ type }: Pick<File, 'type'>): boolean =>
  (uploadTypes as readonly string[]).includes(type);

export function pickFiles<F extends PickedFile>(files: F[], room: number): { files: F[]; remark: string } {
  const images = files.filter(isImage);
  const otherFiles = files.length - images.length;
  const remarks = [
    otherFiles > 0 ? texts.images.notImages(otherFiles) : '',
    images.length > room ? texts.images.tooMany : '',
  ];
  return { files: images.slice(0, Math.max(room, 0)), remark: remarks.filter(Boolean).join(' ') };
}

export function withoutTooLarge<F extends PickedFile>(files: F[]): { files: F[]; remark: string } {
  const [tooLarge] = files.filter(({ size }) => size > uploadLimits.fileBytes);
  return {
    files: files.filter(({ size }) => size <= uploadLimits.fileBytes),
    remark: tooLarge ? texts.images.tooLarge(tooLarge.name) : '',
  };
}

export const keptFiles = <F>(urls: readonly string[], sent: Readonly<Record<string, F>>): F[] =>
  urls.flatMap((url) => sent[url] ?? []);

/** Small batches keep what arrived before a failure and suit slow connections. */
const BATCH_BYTES = uploadLimits.fileBytes;

export function firstBatch<F>(files: readonly F[], sizeOf: (file: F) => number): F[] {
  let bytes = 0;
  const end = files.findIndex((file) => (bytes += sizeOf(file)) > BATCH_BYTES);
  return end < 0 ? [...files] : files.slice(0, Math.max(end, 1));
}

/** Share of all bytes sent, 0 to 1; `share` of the current batch. */
export function sentShare(
  { before, now, after }: Record<'before' | 'now' | 'after', number>,
  share: number,
): number {
  const total = before + now + after;
  return total > 0 ? (before + now * share) / total : 0;
}

/** '3 files, 1.23 MB', with 1,000,000 bytes per MB. */
export function filesText(sizes: readonly number[]): string {
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return texts.images.files(sizes.length, (bytes / 1_000_000).toFixed(2));
}
