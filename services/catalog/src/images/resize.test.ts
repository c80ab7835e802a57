import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createLogger } from '@shop/service-kit';
import { emailPicture, type PictureFormat, pictureWidths } from '@shop/shop-rules';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inspect } from './inspect.ts';
import { makeVariants } from './resize.ts';

vi.mock(import('node:fs/promises'), async (original) => {
  const real = await original();
  return { ...real, writeFile: vi.fn(real.writeFile) };
});

/** Writes into the test's folder, as a worker does. */
async function keepInFolder() {
  const logger = createLogger('catalog', 'silent');
  // An earlier test file of this worker may have loaded it without the mock.
  vi.resetModules();
  const { openFileStore } = await import('@shop/file-store');
  return (await openFileStore({ url: pathToFileURL(folder).href, keys: {}, logger })).put;
}

const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-variants-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a file that is no picture and an unreadable picture have different errors', async () => {
  const file = join(folder, 'file');
  await expect(inspect(file)).rejects.toMatchObject({ code: 'ENOENT', syscall: 'open' });
  writeFileSync(file, 'Hei');
  expect(await inspect(file)).toBeNull();
});

test.each([
  ['gif-named.jpg', 'kind'],
  ['heic-named.jpg', 'kind'],
])('%s is of another kind, whatever its name says', async (name, refusal) => {
  expect(await inspect(fixture(name))).toBe(refusal);
});

test.each([
  ['12-megapixels.avif', 'object'],
  ['39.9-megapixels.avif', 'too-detailed-avif'],
  ['39.9-megapixels.webp', 'object'],
  ['42-megapixels.webp', 'too-detailed'],
] as const)(
  'the limit follows what a pixel costs, and is checked before decoding: %s [sec-31]',
  async (name, expected) => {
    const decode = vi.spyOn(sharp.prototype as Sharp, 'toBuffer');
    const inspection = await inspect(fixture(name));
    const isDecoded = decode.mock.calls.length > 0;
    decode.mockRestore();
    expect(typeof inspection === 'string' ? inspection : typeof inspection).toBe(expected);
    expect(isDecoded).toBe(expected === 'object');
  },
);

test('one picture is decoded at a time, however many are sent, and a broken one holds up no other [sec-31]', async () => {
  const sound = join(folder, 'sound');
  const broken = join(folder, 'broken');
  const bytes = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#8F4527' } })
    .png()
    .toBuffer();
  writeFileSync(sound, bytes);
  writeFileSync(broken, bytes.subarray(0, bytes.length / 2));
  type Step = (this: Sharp, ...args: unknown[]) => Promise<unknown>;
  const prototype = sharp.prototype as unknown as Record<'metadata' | 'toBuffer', Step>;
  let running = 0;
  let most = 0;
  const counted = (['metadata', 'toBuffer'] as const).map((step) => {
    const run = prototype[step];
    return vi.spyOn(prototype, step).mockImplementation(function counting(this: Sharp, ...args: unknown[]) {
      most = Math.max(most, ++running);
      return run.apply(this, args).finally(() => running--);
    });
  });
  const inspections = await Promise.all([broken, sound, broken, sound, sound].map(inspect));
  counted.forEach((step) => step.mockRestore());
  expect(inspections.map((inspection) => inspection !== null)).toEqual([false, true, false, true, true]);
  expect(most).toBe(1);
});

test.each(['full', 'low'] as const)(
  'an effort of %s makes the same files, each as wide as its name',
  async (effort) => {
    const original = join(folder, 'original');
    await sharp({ create: { width: 1300, height: 1625, channels: 3, background: '#8F4527' } })
      .jpeg()
      .toFile(original);
    const formats: PictureFormat[] = ['webp', 'avif', 'jpg'];
    await makeVariants(original, { formats, effort, keep: await keepInFolder() });
    const made = readdirSync(folder).filter((name) => name !== 'original');
    const expected = [
      ...formats.slice(0, 2).flatMap((format) => pictureWidths.map((width) => `${width}.${format}`)),
      '144.jpg',
      '1200.jpg',
    ];
    expect(made.toSorted()).toEqual(expected.toSorted());
    for (const name of made) {
      const { width, format } = await sharp(join(folder, name)).metadata();
      const written = { jpeg: 'jpg', heif: 'avif' }[format as string] ?? format;
      expect(`${width}.${written}`).toBe(name);
    }
  },
);

test('several workers that make the same picture at once write into no file of each other', async () => {
  const original = join(folder, 'original');
  await sharp({ create: { width: 1300, height: 1625, channels: 3, background: '#8F4527' } })
    .jpeg()
    .toFile(original);
  const keep = await keepInFolder();
  const make = () => makeVariants(original, { formats: ['webp', 'jpg'], effort: 'low', keep });
  vi.mocked(writeFile).mockClear();
  await Promise.all([make(), make(), make(), make()]);
  const written = vi.mocked(writeFile).mock.calls.map(([file]) => file);
  expect(written).toHaveLength(4 * (pictureWidths.length + 2));
  expect(new Set(written).size).toBe(written.length);
  const made = readdirSync(folder).filter((name) => name !== 'original');
  const expected = [...pictureWidths.map((width) => `${width}.webp`), '144.jpg', '1200.jpg'];
  expect(made.toSorted()).toEqual(expected.toSorted());
});

test('an email’s thumbnail has at most 20 kB, whatever its picture shows, and the shape of its place', async () => {
  const original = join(folder, 'original');
  const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
  await sharp({ create: { width: 600, height: 2_400, channels: 3, background: '#808080', noise } })
    .png()
    .toFile(original);
  await makeVariants(original, { formats: ['jpg'], effort: 'full', keep: await keepInFolder() });
  const thumbnail = readFileSync(join(folder, '144.jpg'));
  expect(thumbnail.length).toBeLessThanOrEqual(20_000);
  expect(await sharp(thumbnail).metadata()).toMatchObject(emailPicture);
});
