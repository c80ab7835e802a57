import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { decode, readHeader } from './decode.ts';
import { MAX_AVIF_PIXELS, MAX_PIXELS, MAX_RATIO, MAX_SIDE, preview } from './presets.ts';

export type Inspection = { width: number; height: number; placeholder: string };
type Refusal = 'kind' | 'too-detailed' | 'too-detailed-avif';

/** First bytes of GIF, BMP, TIFF, PDF, HEIC and tags (SVG). */
const unsupportedType = /^(GIF8|BM|II\*\0|MM\0\*|%PDF|[^]{4}ftyphe[iv]|\s*<)/;

/**
 * Decodes an upload whole and makes its preview, one at a time.
 * @returns null for a broken file, or why it is refused
 * @throws Error when the disk fails
 */
export function inspect(path: string): Promise<Inspection | Refusal | null> {
  return runSerially(() => inspectNow(path));
}

let lastInspection: Promise<unknown> = Promise.resolve();

/** sharp shares libuv's few threads with the files that are served, so uploads use one. */
function runSerially<T>(run: () => Promise<T>): Promise<T> {
  const result = lastInspection.then(run);
  lastInspection = result.catch(() => undefined);
  return result;
}

async function inspectNow(path: string): Promise<Inspection | Refusal | null> {
  try {
    const { format, compression, width, height } = await readHeader(path);
    const isAvif = format === 'heif' && compression === 'av1';
    if (!isAvif && !['jpeg', 'png', 'webp'].includes(format)) return 'kind';
    if (!width || !height) return null;
    if (width * height > MAX_PIXELS) return isAvif ? 'too-detailed-avif' : 'too-detailed';
    if (isAvif && width * height > MAX_AVIF_PIXELS) return 'too-detailed-avif';
    const { data, raw } = await decode(path, { width: preview.width, height: preview.height, fit: 'fill' });
    const tiny = await sharp(data, { raw }).webp({ quality: preview.quality }).toBuffer();
    return { width, height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
  } catch {
    // sharp's errors do not separate a broken picture from a failing disk; reading does.
    const start = (await readFile(path)).toString('latin1', 0, 16);
    return unsupportedType.test(start) ? 'kind' : null;
  }
}

/** Too long or narrow for every format. */
export function isRibbon({ width, height }: Pick<Inspection, 'width' | 'height'>): boolean {
  const [short, long] = width < height ? [width, height] : [height, width];
  return long > MAX_SIDE || long > short * MAX_RATIO;
}
