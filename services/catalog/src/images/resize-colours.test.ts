import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspect } from './inspect.ts';
import { makeVariants } from './resize.ts';

const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));

let folder: string;
let adobeProfile: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-colours-'));
  adobeProfile = join(folder, 'adobe.icc');
  const { icc } = await sharp(fixture('png8-adobe.png')).metadata();
  writeFileSync(adobeProfile, icc ?? '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Colour = readonly number[];

/** What a shopper sees of a picture in one colour: the WebP file's, and that of the blurred preview. */
async function coloursOf(original: string): Promise<Record<'variant' | 'preview', number[]>> {
  const made = new Map<string, Buffer>();
  const keep = async (file: string, content: Buffer) => void made.set(file, content);
  await makeVariants(original, { formats: ['webp'], effort: 'low', keep });
  const inspection = await inspect(original);
  if (!inspection || typeof inspection === 'string') throw new Error('not a picture');
  const firstPixel = async (file: string | Buffer) => {
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    return [...data.subarray(0, info.channels)];
  };
  return {
    variant: await firstPixel(made.get('240.webp') ?? ''),
    preview: await firstPixel(Buffer.from(inspection.placeholder.split(',')[1] ?? '', 'base64')),
  };
}

/** Lossy WebP and conversions between profiles round by a few steps. */
function expectClose(actual: number[], expected: Colour): void {
  expect(actual).toHaveLength(expected.length);
  const far = actual.filter((value, channel) => Math.abs(value - (expected[channel] ?? 0)) > 5);
  expect(far, `${actual.join()} is not ${expected.join()}`).toEqual([]);
}

test.each([
  ['cmyk.jpg', [199, 21, 41]],
  ['png16.png', [200, 40, 60]],
  ['png16a.png', [200, 40, 60, 128]],
  ['png16-adobe.png', [233, 35, 58]],
  ['png16-p3.png', [220, 0, 51]],
  ['png8-adobe.png', [233, 35, 58]],
  ['png8-p3.png', [220, 0, 51]],
])('%s keeps its colour', async (name, colour) => {
  const { variant, preview } = await coloursOf(fixture(name));
  expectClose(variant, colour);
  expectClose(preview, colour);
});

const profiles: Record<string, (image: Sharp) => Sharp> = {
  untagged: (image) => image,
  sRGB: (image) => image.withIccProfile('srgb'),
  'Adobe RGB': (image) => image.withIccProfile(adobeProfile),
  P3: (image) => image.withIccProfile('p3'),
};
const depths: Record<string, (image: Sharp) => Sharp> = {
  'JPEG of 8 bits': (image) => image.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }),
  'PNG of 2 bits': (image) => image.png({ palette: true, colours: 4 }),
  'PNG of 8 bits': (image) => image.png(),
  'PNG of 16 bits': (image) => image.toColourspace('rgb16').png(),
  'WebP of 8 bits': (image) => image.webp({ lossless: true }),
  'AVIF of 8 bits': (image) => image.avif({ lossless: true }),
  'AVIF of 10 bits': (image) => image.avif({ lossless: true, bitdepth: 10 }),
  'AVIF of 12 bits': (image) => image.avif({ lossless: true, bitdepth: 12 }),
};
const everyKind = Object.keys(depths).flatMap((depth) =>
  Object.keys(profiles).map((profile) => [depth, profile] as const),
);

test.each(everyKind)('%s, %s: the colour stays', async (depth, profile) => {
  const colour = { r: 200, g: 40, b: 60 };
  const flat = sharp({ create: { width: 40, height: 50, channels: 3, background: colour } });
  const original = join(folder, 'original');
  const convert = depths[depth];
  const tag = profiles[profile];
  if (!convert || !tag) throw new Error('unknown kind');
  writeFileSync(original, await convert(tag(flat)).toBuffer());
  const { variant, preview } = await coloursOf(original);
  expectClose(variant, Object.values(colour));
  expectClose(preview, Object.values(colour));
});

test('JPEG in CMYK with a profile: the colour is the profile’s', async () => {
  const flat = sharp({
    create: { width: 40, height: 50, channels: 3, background: { r: 120, g: 110, b: 100 } },
  });
  const original = join(folder, 'original');
  await flat.toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 100 }).toFile(original);
  const { variant } = await coloursOf(original);
  expectClose(variant, [109, 102, 88]);
});
