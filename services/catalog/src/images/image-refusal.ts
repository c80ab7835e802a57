import type { ErrorCode } from '@shop/contracts';
import { cutText, uploadField, uploadLimits, uploadTypes } from '@shop/shop-rules';

export type SentFile = { name: string; type: string; bytes: number };

export type ImageRefusal = 'kind' | 'too-large' | 'broken' | 'too-detailed' | 'too-detailed-avif' | 'ribbon';

const LONGEST_NAME = 100;
const reasons: Record<ImageRefusal, string> = {
  kind: 'ei ole JPEG-, PNG-, WebP- tai AVIF-kuva.',
  'too-large': 'on liian suuri. Yksi kuva saa olla enintään 8 Mt.',
  broken: 'on vioittunut tai jäänyt kesken. Tallenna kuva uudelleen ja lisää se sitten.',
  'too-detailed':
    'on liian tarkka. Kuvassa saa olla enintään 40 miljoonaa kuvapistettä, esimerkiksi 5 600 × 7 000. Pienennä kuva ja lisää se sitten.',
  'too-detailed-avif':
    'on liian tarkka. AVIF-kuvassa saa olla enintään 12 miljoonaa kuvapistettä, esimerkiksi 3 000 × 4 000. Pienennä kuva tai tallenna se JPEG-kuvana ja lisää se sitten.',
  ribbon:
    'on liian pitkä tai kapea. Pidempi sivu saa olla enintään 16 000 kuvapistettä ja enintään viisi kertaa lyhyempi sivu.',
};

export function refusalByHeader({ type, bytes }: SentFile): ImageRefusal | null {
  if (!(uploadTypes as readonly string[]).includes(type)) return 'kind';
  return bytes > uploadLimits.fileBytes ? 'too-large' : null;
}

/** The file name is untrusted: removes control characters and bounds it. */
function shownName(name: string): string {
  const clean = name.replace(/\p{C}/gu, '').trim();
  return clean.length > LONGEST_NAME ? `${cutText(clean, LONGEST_NAME)}…` : clean || 'Kuva';
}

/** Lists each refused file under its position, as `my_images.0`. */
export function refusedUpload(
  files: SentFile[],
  refusals: (ImageRefusal | null)[],
): { code: ErrorCode; errors: Record<string, string> } {
  const errors = files.flatMap(({ name }, index) => {
    const refusal = refusals[index];
    return refusal ? [[`${uploadField}.${index}`, `${shownName(name)} ${reasons[refusal]}`]] : [];
  });
  const isOnlyTooLarge = refusals.every((refusal) => refusal === null || refusal === 'too-large');
  return { code: isOnlyTooLarge ? 'image-too-large' : 'bad-image', errors: Object.fromEntries(errors) };
}
