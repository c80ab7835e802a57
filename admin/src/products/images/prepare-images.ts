import { pictureWidths, uploadLimits } from '@shop/shop-rules/picture';
import { texts } from '../../texts/fi.ts';
import { isImage } from './pick-files.ts';

const MIN_SHARP_WIDTH = Math.max(...pictureWidths);
/** Pixels. A JPEG of this side stays below the upload's limit. */
const MAX_SHRUNK_SIDE = 3200;
const JPEG_QUALITY = 0.9;

type Size = { width: number; height: number };

export type ImageTools<Image extends Size> = {
  /** Null for a file that the browser cannot read. */
  load: (file: File) => Promise<Image | null>;
  shrink: (image: Image, name: string) => Promise<File | null>;
};

export type PreparedImages = { files: File[]; widths: ReadonlyMap<File, number> };

/** Unreadable files are kept: the upload refuses them by name. */
export async function prepareImages<Image extends Size>(
  chosen: readonly File[],
  { load, shrink }: ImageTools<Image>,
): Promise<PreparedImages> {
  const files: File[] = [];
  const widths = new Map<File, number>();
  for (const file of chosen) {
    const image = isImage(file) ? await load(file) : null;
    const isTooLarge = file.size > uploadLimits.fileBytes;
    const sent = (image && isTooLarge ? await shrink(image, file.name) : null) ?? file;
    files.push(sent);
    if (image) widths.set(sent, image.width);
  }
  return { files, widths };
}

/** '' when all are wide enough. */
export function narrowWarning(files: readonly File[], widths: ReadonlyMap<File, number>): string {
  const narrow = files.flatMap((file) => {
    const width = widths.get(file) ?? MIN_SHARP_WIDTH;
    return width < MIN_SHARP_WIDTH ? [`${file.name} (${width})`] : [];
  });
  return narrow.length > 0 ? texts.images.narrow(MIN_SHARP_WIDTH, narrow.join(', ')) : '';
}

export function shrunkSize({ width, height }: Size): Size {
  const scale = Math.min(1, MAX_SHRUNK_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export const browserImages: ImageTools<HTMLImageElement> = {
  load: async (file) => {
    const image = new Image();
    image.src = URL.createObjectURL(file);
    try {
      await image.decode();
      return image;
    } catch {
      return null;
    } finally {
      URL.revokeObjectURL(image.src);
    }
  },
  shrink: async (image, name) => {
    const canvas = Object.assign(document.createElement('canvas'), shrunkSize(image));
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.imageSmoothingQuality = 'high';
    // JPEG shows transparent pixels as black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', JPEG_QUALITY));
    return blob && new File([blob], name, { type: blob.type });
  },
};
