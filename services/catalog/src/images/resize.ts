import { emailPicture, type PictureFormat } from '@shop/shop-rules';
import sharp from 'sharp';
import { decode } from './decode.ts';
import { presets, type PictureEffort, efforts } from './presets.ts';

const codecs = { jpg: 'jpeg', webp: 'webp', avif: 'avif' } as const;

type Making = {
  formats: PictureFormat[];
  effort: PictureEffort;
  keep: (file: string, content: Buffer) => Promise<void>;
};

/** Names files like `240.webp`; drops metadata (places, cameras). */
export async function makeVariants(
  original: string | Buffer,
  { formats, effort, keep }: Making,
): Promise<void> {
  const largest = Math.max(...formats.flatMap((format) => presets[format].widths));
  const { data, raw } = await decode(original, { width: largest, withoutEnlargement: true });
  for (const format of formats) {
    const { widths, options } = presets[format];
    for (const width of widths) {
      const size = width === emailPicture.width ? emailPicture : { width };
      const image = sharp(data, { raw }).resize({ ...size, withoutEnlargement: true });
      if (format === 'jpg') image.flatten({ background: '#F1EBE1' });
      image.toFormat(codecs[format], { ...options, ...efforts[effort][format] });
      await keep(`${width}.${format}`, await image.toBuffer());
    }
  }
}
